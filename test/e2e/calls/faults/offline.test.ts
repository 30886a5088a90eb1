import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { writeSettings } from '@/test/support/own-pages/connect';
import { pressIn, readLogRows, rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

let connected: ConnectedBrowser;

beforeAll(async () => {
  connected = await openConnectedBrowser('chromium', { settings: { countdownSeconds: 1 } });
});
afterAll(() => connected?.stop());

/** Chromium tells a worker of the emulated network as of a real one. */
async function setOffline(offline: boolean): Promise<void> {
  const { client } = await connected.rig.background();
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
  await writeSettings(connected.popup, { baseUrl: 'https://voice.example.com' });
  await setOffline(true);
  await connected.popup.focus('input');
  await connected.popup.keyboard.type('2125550158');
  await connected.popup.keyboard.press('Enter');
  const words = () => connected.popup.evaluate(() => document.body.innerText);
  await waitUntil(async () => /You're offline. No call was made./.test(await words()), 'offline');
  expect(await readLogRows(connected.popup)).toEqual([]);
  await setOffline(false);
  await writeSettings(connected.popup, { baseUrl: connected.sandbox.url });
  await pressIn(connected.popup, /Try again/);
  await rowSaying(connected.popup, /555 0158.*(Requested|Recorded)/);
  expect(connected.sandbox.calls()).toHaveLength(1);
});
