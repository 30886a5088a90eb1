import { expect, it } from 'vitest';
import { recordingLink } from '@/lib/calls/log/recording-link';
import type { Disposition } from '@/lib/settings/dispositions';
import { placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';

const LINK = 'https://rec.example.com/a';
const REFUSED: Disposition = { id: 'refused', label: '', effect: 'hide-recording' };

async function databaseWith(recording?: string) {
  const database = freshDatabase();
  await database.calls.add(placedCall({ id: 'a', ...(recording && { recording }) }));
  return database;
}

it('is that of the call', async () => {
  expect(await recordingLink(await databaseWith(LINK), 'a', [REFUSED])).toEqual({ link: LINK });
});

it.each([undefined, 'file:///etc/passwd', 'javascript:alert(1)'])(
  'is none for %j',
  async (link) => {
    expect(await recordingLink(await databaseWith(link), 'a', [])).toBe('none');
    expect(await recordingLink(await databaseWith(LINK), 'gone', [])).toBe('none');
  },
);

it('is refused once the rep saved or chose that the callee refused', async () => {
  const database = await databaseWith(LINK);
  const [before, fields] = [{ note: '' }, { note: '', disposition: 'refused' }];
  await database.wrapUpDrafts.add({ callId: 'a', before, fields, isPutAway: false });
  expect(await recordingLink(database, 'a', [REFUSED])).toBe('refused');
  await database.wrapUpDrafts.clear();
  await database.wrapUps.add(savedWrapUp({ disposition: 'refused' }, 'a'));
  expect(await recordingLink(database, 'a', [REFUSED])).toBe('refused');
  expect(await recordingLink(database, 'a', [])).toEqual({ link: LINK });
});
