import { expect, it } from 'vitest';
import { historyAnswerSchema } from '@/lib/service/calls/history';
import { CLICK_TO_DIAL, postClickToDial, testSandbox } from '@/test/sandbox/support/sandbox';

const HISTORY = '/api/v1/global/click-to-dial/history';

async function history(url: string, token: string) {
  const response = await fetch(`${url}${HISTORY}`, { headers: { token } });
  return historyAnswerSchema.parse(await response.json()).data;
}

function callAsColleague(url: string, token: string, body: object): Promise<Response> {
  const headers = { token, 'content-type': 'application/json' };
  return fetch(`${url}/colleague-calls`, { method: 'POST', headers, body: JSON.stringify(body) });
}

it('lists a colleague’s call where its time belongs', async () => {
  const { url, token } = await testSandbox({ faults: true });
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  const body = { client_number: '+12125550137', minutes_ago: 90 };
  expect((await callAsColleague(url, token(), body)).status).toBe(200);
  const [own, theirs] = await history(url, token());
  expect(own?.client_number).toBe(CLICK_TO_DIAL.client_number);
  expect(theirs).toMatchObject({ client_number: '+12125550137', submitted_id: null });
  const gap = Date.parse(String(own?.created_at)) - Date.parse(String(theirs?.created_at));
  expect(gap).toBe(90 * 60_000);
});

it('takes no call without a token or number, nor without --faults', async () => {
  const { url, token } = await testSandbox({ faults: true });
  expect((await callAsColleague(url, 'wrong', { client_number: '+12125550137' })).status).toBe(401);
  expect((await callAsColleague(url, token(), {})).status).toBe(400);
  const plain = await testSandbox();
  const body = { client_number: '+12125550137' };
  expect((await callAsColleague(plain.url, plain.token(), body)).status).toBe(404);
});

it('writes local times and bare digits, if asked to', async () => {
  const { url, token } = await testSandbox({ faults: true, historyShape: 'local' });
  await callAsColleague(url, token(), { client_number: '+12125550137' });
  const [entry] = await history(url, token());
  expect(entry?.client_number).toBe('12125550137');
  expect(entry?.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});
