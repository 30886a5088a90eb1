// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoteField } from '@/components/wrap-up/note/NoteField';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

const templates = [
  { id: 'a', name: 'Voicemail', text: 'Left a voicemail for Ada.' },
  { id: 'b', name: 'Visit', text: 'Wants a visit.' },
];

const save = vi.fn();
beforeEach(() => save.mockReset());
afterEach(cleanup);

function Note({ list = templates }) {
  const [note, setNote] = useState('');
  return (
    <NoteField
      id="note"
      note={note}
      templates={list}
      excessBytes={0}
      onType={setNote}
      onSave={save}
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });

function type(text: string): void {
  field().value = text;
  field().setSelectionRange(text.length, text.length);
  fireEvent.input(field());
}

it('offers the templates after a slash, and puts the chosen one in its place', async () => {
  const { container } = render(<Note />);
  type('Called. /v');
  expect(options()).toEqual(['VoicemailLeft a voicemail for Ada.', 'VisitWants a visit.']);
  expect(await axeViolationsIn(container)).toEqual([]);
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^Visit/);
  expect(field().getAttribute('aria-activedescendant')).toBe('note-templates-1');
  press('Enter');
  expect(field().value).toBe('Called. Wants a visit.');
  expect(field().selectionStart).toBe('Called. Wants a visit.'.length);
  expect(options()).toEqual([]);
  expect(save).not.toHaveBeenCalled();
  press('Enter');
  expect(save).toHaveBeenCalledOnce();
});

it('takes the first with Tab, and the pressed one', () => {
  render(<Note />);
  type('/voi');
  press('Tab');
  expect(field().value).toBe('Left a voicemail for Ada.');
  type('/');
  fireEvent.pointerDown(screen.getAllByRole('option')[1] as HTMLElement);
  expect(field().value).toBe('Wants a visit.');
});

it('closes the list alone with Escape, and opens it at the next slash', () => {
  const closed = vi.fn();
  document.addEventListener('keydown', closed);
  render(<Note />);
  type('/v');
  press('Escape');
  expect(options()).toEqual([]);
  expect(closed).not.toHaveBeenCalled();
  type('/vi');
  expect(options()).toEqual([]);
  press('Escape');
  expect(closed).toHaveBeenCalledOnce();
  type('');
  type('/vi');
  expect(options()).toHaveLength(1);
  document.removeEventListener('keydown', closed);
});

it('leaves a slash within a word, Shift+Enter and the typing of Japanese alone', () => {
  render(<Note />);
  type('24/7');
  expect(options()).toEqual([]);
  type('/v');
  press('Enter', { shiftKey: true });
  press('Enter', { isComposing: true });
  expect(field().value).toBe('/v');
  expect(save).not.toHaveBeenCalled();
});

it('says nothing of templates while there is none', () => {
  render(<Note list={[]} />);
  type('/v');
  expect(options()).toEqual([]);
  expect(screen.queryByText(/template/)).toBeNull();
});
