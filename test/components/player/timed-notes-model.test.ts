import { expect, it, vi } from 'vitest';
import { createTimedNotes } from '@/components/player/timed-notes-model';

it('saves a note at the second where it was begun', async () => {
  const change = vi.fn(async () => undefined);
  const notes = createTimedNotes(change);
  notes.begin(83.7);
  notes.begin(90);
  notes.type('  Asked for the price ');
  await notes.save();
  expect(change).toHaveBeenCalledExactlyOnceWith({
    add: [{ at: 83, text: 'Asked for the price' }],
    remove: [],
  });
  expect(notes.typed.value).toBeUndefined();
});

it('drops an empty note, and one that is cancelled', async () => {
  const change = vi.fn(async () => undefined);
  const notes = createTimedNotes(change);
  notes.begin(1);
  notes.type('  ');
  await notes.save();
  notes.begin(1);
  notes.type('x');
  notes.cancel();
  await notes.save();
  expect(change).not.toHaveBeenCalled();
});

it('keeps what could not be saved', async () => {
  const notes = createTimedNotes(async () => ({ code: 'unexpected' }));
  notes.begin(5);
  notes.type('x');
  await notes.save();
  expect(notes.typed.value).toEqual({ at: 5, text: 'x' });
  expect(notes.problem.value).toEqual({ code: 'unexpected' });
});

it('removes a note', async () => {
  const change = vi.fn(async () => undefined);
  await createTimedNotes(change).remove({ at: 5, text: 'x' });
  expect(change).toHaveBeenCalledExactlyOnceWith({ add: [], remove: [{ at: 5, text: 'x' }] });
});
