import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { writeSettings } from '@/test/support/own-pages/connect';
import { pressIn, readLogRows, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk('chromium', { settings: { undoSeconds: 1 } });
});
afterAll(() => desk?.stop());

/** Chromium tells a worker of the emulated network as of a real one. */
async function setOffline(offline: boolean): Promise<void> {
  const { client } = await desk.rig.background();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

it('starts no countdown while offline, and calls once the network is back', async () => {
  // A service on this machine would answer without any network.
  await writeSettings(desk.popup, { baseUrl: 'https://voice.example.com' });
  await setOffline(true);
  await desk.popup.focus('input');
  await desk.popup.keyboard.type('2125550158');
  await desk.popup.keyboard.press('Enter');
  const words = () => desk.popup.evaluate(() => document.body.innerText);
  await waitUntil(async () => /You're offline. No call was made./.test(await words()), 'offline');
  expect(await readLogRows(desk.popup)).toEqual([]);
  await setOffline(false);
  await writeSettings(desk.popup, { baseUrl: desk.sandbox.url });
  await pressIn(desk.popup, /Try again/);
  await rowSaying(desk.popup, /555 0158.*(Requested|Recorded)/);
  expect(desk.sandbox.calls()).toHaveLength(1);
});
