import { once } from 'node:events';
import process from 'node:process';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { readBrowser } from './read-browser';

/**
 * The tour with a display: opens a browser with the extension on the sample CRM, connected and ready
 * to call. Runs until the browser is closed or Ctrl+C is pressed.
 */
const browser = readBrowser();
const connected = await openConnectedBrowser(browser, {
  rig: { headed: true },
  sandbox: { speed: 4 },
});
try {
  await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  await connected.popup.close();
  console.log(`
Handset is in a real ${browser}, connected to the sandbox at ${connected.sandbox.url}.
No real call is made: the sandbox plays the phone network at four times its speed.

  1. Rest the pointer on a number, press the button beside it, then Call.
  2. Open Handset in the toolbar's extensions menu: the call is in the log.
  3. A minute later its recording is there too.

Close the browser, or press Ctrl+C, to end.
`);
  await Promise.race([connected.rig.closed, once(process, 'SIGINT'), once(process, 'SIGTERM')]);
} finally {
  await connected.stop();
}
