import '@/test/calls/support/database';
import { expect, it } from 'vitest';
import { readCatalogue, saveCatalogue } from '@/lib/campaigns/catalogue';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';

const own = {
  voice: [],
  speech_to_text: [],
  llm: [{ id: 'ours', models: ['one', 'two'] }],
};

const freshCampaigns = () => openCampaignDatabase(`catalogue-${crypto.randomUUID()}`);

it('reads the neutral catalogue until an administrator stores another', async () => {
  const database = freshCampaigns();
  expect(await readCatalogue(database)).toEqual({
    catalogue: NEUTRAL_CATALOGUE,
    isReplaced: false,
  });
  await saveCatalogue(database, own);
  expect(await readCatalogue(database)).toEqual({ catalogue: own, isReplaced: true });
});

it('returns to the neutral catalogue', async () => {
  const database = freshCampaigns();
  await saveCatalogue(database, own);
  await saveCatalogue(database, undefined);
  expect(await readCatalogue(database)).toEqual({
    catalogue: NEUTRAL_CATALOGUE,
    isReplaced: false,
  });
});

it.each([
  [null, '{ }: '],
  [[], '{ }: '],
  [{ ...own, voice: 'x' }, 'voice: '],
  [{ ...own, llm: [{ id: 'ours', models: [7] }] }, 'llm.0.models.0: '],
])('rejects %j and says where it is wrong', async (value, path) => {
  const database = freshCampaigns();
  await saveCatalogue(database, own);
  await expect(saveCatalogue(database, value)).rejects.toMatchObject({
    problem: { code: 'bad-request', words: expect.stringContaining(path) },
  });
  expect((await readCatalogue(database)).catalogue).toEqual(own);
});

it('ignores a stored value that is not a catalogue', async () => {
  const database = freshCampaigns();
  const damaged = { key: 'catalogue', value: { voice: 'x' } } as const;
  await database.table('catalogue').put(damaged);
  expect(await readCatalogue(database)).toEqual({
    catalogue: NEUTRAL_CATALOGUE,
    isReplaced: false,
  });
});
