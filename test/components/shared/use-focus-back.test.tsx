// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { afterEach, expect, it } from 'vitest';
import { useFocusBack } from '@/components/shared/use-focus-back';

afterEach(cleanup);

/** A list whose form appears beside its button, or replaces it. */
function List({ isInPlace }: { isInPlace: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      {!(isOpen && isInPlace) && (
        <button type="button" data-opener={isInPlace} onClick={() => setOpen(true)}>
          Edit
        </button>
      )}
      {isOpen && <Form close={() => setOpen(false)} />}
      <button type="button" onClick={() => setOpen(false)}>
        Close all
      </button>
    </div>
  );
}

function Form({ close }: { close: () => void }) {
  const form = useFocusBack<HTMLFormElement>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form ref={form} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <input ref={field} aria-label="Name" />
    </form>
  );
}

async function open(isInPlace: boolean) {
  render(<List isInPlace={isInPlace} />);
  const button = screen.getByRole('button', { name: 'Edit' });
  button.focus();
  fireEvent.click(button);
  const field = await screen.findByLabelText('Name');
  await expect.poll(() => document.activeElement).toBe(field);
  return field;
}

it.each([true, false])(
  'gives the focus back to the opener; form replaces it: %s',
  async (isInPlace) => {
    fireEvent.keyDown(await open(isInPlace), { key: 'Escape' });
    await expect.poll(() => document.activeElement?.textContent).toBe('Edit');
    expect(screen.queryByLabelText('Name')).toBeNull();
  },
);

it('leaves a focus alone that is elsewhere', async () => {
  await open(false);
  const other = screen.getByRole('button', { name: 'Close all' });
  other.focus();
  fireEvent.click(other);
  await expect.poll(() => screen.queryByLabelText('Name')).toBeNull();
  await Promise.resolve();
  expect(document.activeElement).toBe(other);
});
