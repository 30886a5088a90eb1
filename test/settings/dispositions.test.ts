import { expect, it } from 'vitest';
import {
  defaultDispositions,
  movedBy,
  offeredDispositions,
  relabelled,
  withAdded,
  withDefaults,
  withEffect,
  withRemoved,
} from '@/lib/settings/dispositions';
import { createSettings } from '@/lib/settings/store';
import { freshSettings } from './support/database';

it('offers as many as there are keys, without the removed ones', () => {
  const [first, ...rest] = defaultDispositions;
  if (!first) throw new Error('no defaults');
  const list = [{ ...first, removed: true as const }, ...rest, { id: 'own', label: 'Own' }];
  expect(offeredDispositions(list).map(({ id }) => id)).toEqual([
    ...rest.map(({ id }) => id),
    'own',
  ]);
  expect(offeredDispositions([...list, { id: 'tenth', label: 'Tenth' }])).toHaveLength(9);
});

const ids = (list: Parameters<typeof offeredDispositions>[0]) =>
  offeredDispositions(list).map(({ id }) => id);

it('renames an entry and keeps its id and effect', () => {
  const list = relabelled(defaultDispositions, 'do_not_call', 'Never again');
  expect(list.at(-1)).toEqual({ id: 'do_not_call', label: 'Never again', effect: 'forbid' });
});

it('moves an entry over removed ones, and not beyond the ends', () => {
  const list = withRemoved(defaultDispositions, 'voicemail');
  expect(ids(movedBy(list, 'no_answer', -1)).slice(0, 2)).toEqual(['no_answer', 'reached']);
  expect(movedBy(list, 'reached', -1)).toEqual(list);
  expect(movedBy(list, 'do_not_call', 1)).toEqual(list);
});

it('keeps a removed entry for the calls that it was chosen for', () => {
  const list = withRemoved(defaultDispositions, 'voicemail');
  expect(ids(list)).not.toContain('voicemail');
  expect(list.find(({ id }) => id === 'voicemail')).toEqual({
    id: 'voicemail',
    label: '',
    removed: true,
  });
});

it('adds an entry, and returns to the default list with it removed', () => {
  const less = withRemoved(defaultDispositions, 'voicemail');
  const list = withAdded(less, { id: 'own', label: 'Demo booked' });
  expect(ids(list).at(-1)).toBe('own');
  const reset = withDefaults(list);
  expect(ids(reset)).toEqual(ids(defaultDispositions));
  expect(reset.at(-1)).toEqual({ id: 'own', label: 'Demo booked', removed: true });
});

it('changes what an entry of the rep’s own does, and never what a default entry does', () => {
  const list = withAdded(defaultDispositions, { id: 'own', label: 'Moved away' });
  const forbids = withEffect(list, 'own', 'forbid');
  expect(forbids.at(-1)).toEqual({ id: 'own', label: 'Moved away', effect: 'forbid' });
  expect(withEffect(forbids, 'own', undefined).at(-1)).toEqual({ id: 'own', label: 'Moved away' });
  expect(withEffect(list, 'do_not_call', undefined)).toEqual(list);
});

it('gives "no answer" of a list that an earlier version stored what it does now', async () => {
  const database = freshSettings();
  const stored = [
    { id: 'reached', label: 'Spoken' },
    { id: 'no_answer', label: 'Nobody there' },
    { id: 'voicemail', label: '', effect: 'follow-up' },
    { id: 'own', label: 'Line busy' },
  ];
  await database.settings.put({ key: 'dispositions', value: stored });
  const { dispositions } = await createSettings(database).read();
  expect(dispositions).toEqual([
    stored[0],
    { ...stored[1], effect: 'next-number' },
    stored[2],
    stored[3],
  ]);
});

it('lets the rep’s own disposition bring a contact back with the next number', () => {
  const list = withAdded(defaultDispositions, { id: 'own', label: 'Line busy' });
  expect(withEffect(list, 'own', 'next-number').at(-1)).toMatchObject({ effect: 'next-number' });
  expect(list.find(({ id }) => id === 'no_answer')?.effect).toBe('next-number');
});
