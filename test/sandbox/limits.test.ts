import { expect, it } from 'vitest';
import { post, REQUEST, testSandbox } from './support/sandbox';

it('allows a plan so many requests a minute, then 429 with Retry-After', async () => {
  const { url, token, calls, pass } = await testSandbox({ rate: 2 });
  pass(20_000);
  await post(url, token(), REQUEST);
  await post(url, token(), REQUEST);
  const refused = await post(url, token(), REQUEST);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('40');
  expect(await refused.json()).toMatchObject({ error: true, code: 429 });
  expect(calls()).toHaveLength(2);
  expect((await post(url, token(1), { ...REQUEST, did_number: '+14155550142' })).status).toBe(200);
  pass(40_000);
  expect((await post(url, token(), REQUEST)).status).toBe(200);
});

it('says so to create-agent in its own shape', async () => {
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
