import type { Page } from 'puppeteer-core';
import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { odooServer } from './environment';

/** Opens a page of Odoo in a browser, signed in. */
export async function openOdooPage({ rig }: ConnectedBrowser): Promise<Page> {
  const { url, database, login, password } = odooServer;
  const page = await rig.open(`${url}/web/login`);
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluate(signInHere, database, login, password);
  return page;
}

/** Runs in the page, as its login form does. */
async function signInHere(db: string, login: string, password: string): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', method: 'call', params: { db, login, password } });
  const headers = { 'content-type': 'application/json' };
  await fetch('/web/session/authenticate', { method: 'POST', headers, body });
}
