import { expect, it } from 'vitest';
import { parseRange } from '@/sandbox/operations/recordings';
import { CLICK_TO_DIAL, postClickToDial, testSandbox } from '@/test/sandbox/support/sandbox';

async function recordedCall() {
  const sandbox = await testSandbox();
  await postClickToDial(sandbox.url, sandbox.token(), CLICK_TO_DIAL);
  const link = `${sandbox.url}/recordings/${sandbox.calls()[0]?.recordingId}.wav`;
  return { ...sandbox, link };
}

it('serves a recording once it is processed, whole and by range', async () => {
  const { link, pass } = await recordedCall();
  expect((await fetch(link)).status).toBe(404);
  pass(120_000);
  const whole = await fetch(link);
  expect(whole.headers.get('content-type')).toBe('audio/wav');
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(20 * 16_000);
  const part = await fetch(link, { headers: { range: 'bytes=4-7' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 8));
  expect((await fetch(link, { headers: { range: 'bytes=999999999-' } })).status).toBe(416);
});

it('has none of a call that was not answered, and none under a guessed name', async () => {
  const { url, token, calls, pass } = await testSandbox();
  await postClickToDial(url, token(), { ...CLICK_TO_DIAL, client_number: '+12125550198' });
  pass(600_000);
  expect((await fetch(`${url}/recordings/${calls()[0]?.recordingId}.wav`)).status).toBe(404);
  expect((await fetch(`${url}/recordings/1.wav`)).status).toBe(404);
});

it.each([
  ['bytes=0-9', [0, 9]],
  ['bytes=90-', [90, 99]],
  ['bytes=90-500', [90, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-500', [0, 99]],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', 'outside'],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=-', null],
])('reads the range %s of 100 bytes', (range, expected) => {
  expect(parseRange(range, 100)).toEqual(expected);
});

it('has links that expire if they are set to, and signs fresh ones', async () => {
  const { url, token, pass } = await testSandbox({ linkSeconds: 60 });
  await postClickToDial(url, token(), CLICK_TO_DIAL);
  pass(120_000);
  const link = async () => {
    const history = `${url}/api/v1/global/click-to-dial/history`;
    const { data } = await (await fetch(history, { headers: { token: token() } })).json();
    return String(data[0].recording);
  };
  const first = await link();
  expect((await fetch(first)).status).toBe(200);
  pass(61_000);
  expect((await fetch(first)).status).toBe(403);
  expect((await fetch(await link())).status).toBe(200);
  expect((await fetch(first.replace(/expires=.*/, 'expires=x'))).status).toBe(403);
});
