// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { LongList } from '@/components/shared/lists/LongList';

afterEach(cleanup);

it('shows a hundred items, and a hundred more at each press, until none is left', () => {
  const items = Array.from({ length: 230 }, (_, index) => `Line ${index + 1}`);
  render(<LongList items={items} draw={(item) => <li key={item}>{item}</li>} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  fireEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(items);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows a short list whole, without a button', () => {
  render(<LongList items={['Line 1']} draw={(item) => <li key={item}>{item}</li>} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});
