import { expect, it } from 'vitest';
import { CLICK_TO_DIAL, postClickToDial, testSandbox } from './support/sandbox';

it('allows a plan a number of requests a minute, then 429 with Retry-After', async () => {
  const { url, token, calls, pass } = await testSandbox({ rate: 2 });
  pass(20_000);
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  const refused = await postClickToDial(url, token(), CLICK_TO_DIAL);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('40');
  expect(await refused.json()).toMatchObject({ error: true, code: 429 });
  expect(calls()).toHaveLength(2);
  expect(
    (await postClickToDial(url, token(1), { ...CLICK_TO_DIAL, did_number: '+14155550142' })).status,
  ).toBe(200);
  pass(40_000);
  expect((await postClickToDial(url, token(), CLICK_TO_DIAL)).status).toBe(200);
});

it('answers create-agent in the shape of that operation', async () => {
  const { url, token } = await testSandbox({ rate: 1 });
  const create = () =>
    fetch(`${url}/api/v1/global/create-agent`, { method: 'POST', headers: { token: token() } });
  await create();
  expect(await (await create()).json()).toEqual({ detail: expect.any(String) });
});

it('does not hinder an ordinary test', async () => {
  const { url, token } = await testSandbox();
  for (let n = 0; n < 200; n += 1) {
    const read = await fetch(`${url}/api/v1/global/click-to-dial/history`, {
      headers: { token: token() },
    });
    expect(read.status).toBe(200);
  }
});
