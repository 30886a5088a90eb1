import { expect, it } from 'vitest';
import { historyAnswerSchema } from '@/lib/service/calls/history';
import { CLICK_TO_DIAL, postClickToDial, testSandbox } from '@/test/sandbox/support/sandbox';

async function read(url: string, token: string, query = '') {
  const response = await fetch(`${url}/api/v1/global/click-to-dial/history${query}`, {
    headers: { token },
  });
  return { status: response.status, body: await response.json() };
}

async function entries(url: string, token: string, query = '') {
  return historyAnswerSchema.parse((await read(url, token, query)).body).data;
}

it('shows a call as it continues, and its recording once it is processed', async () => {
  const { url, token, pass } = await testSandbox();
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  const status = async () => (await entries(url, token()))[0];
  expect(await status()).toMatchObject({ status: 'customer-ringing', recording: null });
  pass(16_000);
  expect(await status()).toMatchObject({ status: 'bridged', ended_at: null, recording: null });
  pass(41_000);
  expect(await status()).toMatchObject({ status: 'completed' });
  pass(12_000);
  const done = await status();
  expect(done?.recording).toMatch(`${url}/recordings/`);
  expect(done?.duration).toBeGreaterThanOrEqual(20);
});

it('speed makes calls go faster', async () => {
  const { url, token, pass } = await testSandbox({ speed: 100 });
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  pass(700);
  expect((await entries(url, token()))[0]?.recording).toMatch(/\.wav$/);
});

it('lists the most recent first, in pages', async () => {
  const { url, token } = await testSandbox();
  for (let n = 0; n < 5; n += 1)
    await postClickToDial(url, token(), { ...CLICK_TO_DIAL, object_id: n });
  const page = await read(url, token(), '?page=2&limit=2');
  expect(page.body.pagination.total_pages).toBe(3);
  expect(page.body.data.map((entry: { object_id: number }) => entry.object_id)).toEqual([2, 1]);
  expect(await entries(url, token(), '?page=9&limit=2')).toEqual([]);
});

it('filters by app_id, and keeps workspaces apart', async () => {
  const { url, token } = await testSandbox();
  await postClickToDial(url, token(), { ...CLICK_TO_DIAL, app_id: 1 });
  await postClickToDial(url, token(), { ...CLICK_TO_DIAL, app_id: 2 });
  await postClickToDial(url, token(1), { ...CLICK_TO_DIAL, did_number: '+14155550142', app_id: 1 });
  expect(await entries(url, token(), '?app_id=1')).toHaveLength(1);
  expect(await entries(url, token())).toHaveLength(2);
  expect(await entries(url, token(1))).toHaveLength(1);
  expect(await entries(url, token(2))).toEqual([]);
});

it('refuses a wrong token with 401, a wrong query with 422, in the envelope', async () => {
  const { url, token } = await testSandbox();
  const refused = await read(url, 'wrong');
  expect(refused).toMatchObject({ status: 401, body: { error: true, code: 401 } });
  for (const query of ['?page=0', '?limit=0', '?page=x', '?app_id=x', '?limit=-1']) {
    expect(await read(url, token(), query)).toMatchObject({ status: 422, body: { error: true } });
  }
});

it.each([
  ['all', ['call_id', 'recording', 'status', 'submitted_id']],
  ['minimal', ['call_id', 'recording']],
  ['id', ['id', 'recording', 'status']],
  ['recording', ['recording']],
] as const)('serves entries of the shape %s', async (historyShape, keys) => {
  const { url, token, calls } = await testSandbox({ historyShape });
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  const [entry] = await entries(url, token());
  expect(Object.keys(entry ?? {})).toEqual(expect.arrayContaining([...keys]));
  expect('call_id' in (entry ?? {})).toBe(historyShape === 'all' || historyShape === 'minimal');
  if (historyShape === 'id') expect(entry?.id).toBe(calls()[0]?.callId);
  if (historyShape === 'minimal') expect(Object.keys(entry ?? {})).toHaveLength(2);
});
