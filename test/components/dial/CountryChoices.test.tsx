// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Popup } from '@/components/popup/Popup';
import { ok } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';

afterEach(cleanup);

it('names the country a number does not fit, and reads it in the one that the rep chooses', async () => {
  const { model } = fakePopup({
    answers: {
      preview: () =>
        ok({
          formatted: '020 7946 0123',
          problem: { code: 'not-in-country', country: 'US' },
          choices: [{ country: 'GB', text: '+44 20 7946 0123' }],
        }),
    },
  });
  render(<Popup model={model} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Number to call' });
  fireEvent.input(field, { target: { value: '020 7946 0123' } });
  await flushPromises();
  screen.getByText('Not a valid number (United States). Add + and the country code.');
  fireEvent.click(screen.getByRole('button', { name: /United Kingdom/ }));
  await flushPromises();
  expect(field.value).toBe('+44 20 7946 0123');
});
