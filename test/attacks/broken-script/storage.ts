import type { Trial } from '@/test/attacks/attack';
import type { AttackLab } from '@/test/support/attacks/lab';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { CONNECTED_NUMBER } from '@/test/support/own-pages/connect';
import { openBridged } from './bridged';

/** Which of these a content script can read, in whatever storage there is. */
async function readFromPage(lab: AttackLab, secrets: readonly string[]): Promise<string[]> {
  const { page, bridge } = await openBridged(lab);
  await page.evaluate((known) => localStorage.setItem('known', known), KNOWN);
  const all = await bridge.readAll();
  await page.close();
  if (!all.includes(KNOWN)) throw new Error('The content script read nothing at all');
  return secrets.filter((secret) => all.includes(secret));
}

const KNOWN = 'what the page itself holds';

/** Token, numbers and address. */
function secretsOf({ connected: { sandbox } }: AttackLab): string[] {
  const [workspace] = sandbox.workspaces;
  if (!workspace) throw new Error('The sandbox has no workspace');
  return [workspace.token, ...workspace.dids, CONNECTED_NUMBER, sandbox.url];
}

/** The API key of a connected CRM. */
async function readCrmKey(lab: AttackLab): Promise<string[]> {
  const { popup, sandbox } = lab.connected;
  const key = 'key-of-a-crm-0123456789';
  const connector = { connector: 'odoo' as const, address: sandbox.crmUrl };
  const saved = await askBackground(popup, 'save-connector', { ...connector, key });
  if (!saved.ok) throw new Error(`not connected: ${saved.error.code}`);
  const read = await readFromPage(lab, [key]);
  await askBackground(popup, 'remove-connector', { connector: 'odoo' });
  return read;
}

/** Something that our own pages keep in the browser's storage, and a content script reads. */
async function readStorage(lab: AttackLab): Promise<string[]> {
  const kept = 'kept by our own page';
  await lab.connected.popup.evaluate((text) => {
    return Reflect.get(globalThis, 'chrome').storage.local.set({ kept: text });
  }, kept);
  return readFromPage(lab, [kept]);
}

/** What a content script that is broken into can read. */
export const storage: readonly Trial[] = [
  {
    name: 'a content script that reads all storage for token and settings',
    guard: 'own-database',
    run: (lab) => readFromPage(lab, secretsOf(lab)),
  },
  {
    name: 'a content script that reads all storage for the API key of a CRM',
    guard: 'own-database',
    run: readCrmKey,
  },
  {
    name: 'a content script that reads what our own pages keep in storage.local',
    guard: 'trusted-storage',
    // Firefox cannot close it; so nothing that matters is there.
    browsers: ['chromium'],
    run: readStorage,
  },
];
