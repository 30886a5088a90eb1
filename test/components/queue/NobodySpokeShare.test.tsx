// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { NobodySpokeShare } from '@/components/queue/NobodySpokeShare';

afterEach(cleanup);

const none = { answered: 0, unspoken: 0 };

it('says the share of today and of 30 days, and what is allowed, with its source', () => {
  const counts = { today: none, month: { answered: 200, unspoken: 5 } };
  const { container } = render(<NobodySpokeShare counts={counts} />);
  expect(container.textContent).toContain('today –, last 30 days 2.5% (5 of 200)');
  expect(container.textContent).toContain('US rules allow 3%');
  expect(container.querySelector('a')?.href).toContain('section-64.1200');
  expect(container.querySelector('.over')).toBeNull();
});

it('is highlighted above the allowed share', () => {
  const month = { answered: 100, unspoken: 4 };
  const { container } = render(<NobodySpokeShare counts={{ today: month, month }} />);
  expect(container.querySelector('.over')?.textContent).toContain('4% (4 of 100)');
});

it('says nothing before a call was answered', () => {
  const { container } = render(<NobodySpokeShare counts={{ today: none, month: none }} />);
  expect(container.textContent).toBe('');
});
