import type { Trial } from '@/test/attacks/attack';
import { bridgeOf } from '@/test/support/attacks/bridge';
import { type AttackLab, hostilePage } from '@/test/support/attacks/lab';
import { readSetting, writeSettings } from '@/test/support/own-pages/connect';
import { offerId, openBridged } from './bridged';

/** A number that is read in the default country, and could be one of another country. */
const NATIONAL = '(212) 555-0134';
const OTHER_COUNTRY = 'CA';

/** Chooses the country of a frame's site from another site, which learned the id of the frame's offer. */
async function choosesForFrame(lab: AttackLab): Promise<string[]> {
  const { popup } = lab.connected;
  const inner = lab.site.serve(hostilePage(''), 'localhost');
  const { page, bridge } = await openBridged(lab, `<iframe src="${inner}"></iframe>`);
  const frame = page.frames().find((each) => each.url() === inner);
  if (!frame) throw new Error('There is no inner frame');
  const framed = await bridgeOf(frame);
  const id = await offerId(framed, NATIONAL);
  const change = { name: 'change-country', body: { offerId: id, country: OTHER_COUNTRY } };
  try {
    const chosen = async () => JSON.stringify(await readSetting(popup, 'siteCountries'));
    const before = await chosen();
    await bridge.send(change);
    const after = await chosen();
    if (after !== before) return [`countries of sites are ${after}`];
    await framed.send(change);
    if ((await chosen()) === before) throw new Error('The frame itself chooses no country either');
    return [];
  } finally {
    await writeSettings(popup, { siteCountries: [] });
    await page.close();
  }
}

/** What a content script that is broken into does to the countries of sites. */
export const countryForgeries: readonly Trial[] = [
  {
    name: 'a country chosen for the site of another frame',
    guard: 'own-frame',
    run: choosesForFrame,
  },
];
