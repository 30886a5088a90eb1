import { Failure } from '@/lib/calls/failure';
import { searchForCall } from '@/lib/calls/follow/follow';
import type { Handlers } from '@/lib/messages/server';
import { calleeFacts } from '@/lib/offers/callee-facts';
import type { CountryOption, PageNumber } from '@/lib/offers/model';
import { previewOf } from '@/lib/offers/preview';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { formatInternational } from '@/lib/phone/plan/format';
import { readInCountry } from '@/lib/phone/score/read-as-country';
import { originPattern } from '@/lib/platform/match-pattern';
import { hasOrigins } from '@/lib/platform/permissions';
import { parseBaseUrl } from '@/lib/service/address/base-url';
import {
  type Connection,
  keepConnection,
  type TypedConnection,
  tokenFor,
} from '@/lib/settings/connection';
import { injectIntoOpenTabs, leaveOpenTabs } from '@/lib/sites/finder-registration';
import { type NumberOnPage, numbersOnPage } from '@/lib/sites/page-numbers';
import { siteStatus } from '@/lib/sites/site-status';
import { switchSite } from '@/lib/sites/site-switch';
import { type Background, type BackgroundDeps, clientFor } from './deps';
import { evidenceOn } from './make-offer';
import { startCall } from './start-call';

type OwnHandlers = Pick<
  Handlers,
  | 'preview'
  | 'number-texts'
  | 'dial'
  | 'page-numbers'
  | 'site'
  | 'site-off'
  | 'read-anew'
  | 'leave-site'
  | 'test-connection'
  | 'save-connection'
  | 'look-again'
>;

/** What our own pages may ask. */
export function ownHandlers(deps: Background): OwnHandlers {
  return {
    preview: async ({ text }) => previewOf(deps.place, text),
    'number-texts': async ({ e164s }) => e164s.map(formatInternational),
    dial: ({ e164: callee, gesture, calleeName, record, again }) =>
      startCall(deps, {
        callee,
        gesture,
        ...(calleeName && { calleeName }),
        ...(record && { record }),
        ...(again && { again }),
      }),
    'page-numbers': async ({ tabId }) => {
      // A page whose site is switched off is not entered, not even to list what it holds.
      if ((await siteStatus(tabId, await deps.settings.read())).off) return [];
      const listed = await numbersOnPage(tabId, (page) => evidenceOn(deps, page, page.host));
      if (!listed) throw new Failure('page-unreachable');
      return Promise.all(listed.map((number) => describe(deps, number)));
    },
    site: async ({ tabId }) => siteStatus(tabId, await deps.settings.read()),
    'site-off': async ({ host, off }) => {
      await switchSite(deps.settings, host, off);
      return null;
    },
    'read-anew': async ({ host }) => {
      const isMeant = (each: string) => host === undefined || each === host;
      await injectIntoOpenTabs(deps.settings, isMeant);
      return null;
    },
    'leave-site': async ({ host }) => {
      await leaveOpenTabs(host);
      return null;
    },
    'test-connection': async (typed) => {
      await test(await readConnection(deps, typed));
      return null;
    },
    'save-connection': async (typed) => {
      await keepConnection(deps.settingsDatabase, await readConnection(deps, typed));
      await deps.mended();
      return null;
    },
    'look-again': async ({ callId }) => lookFor(deps, callId),
  };
}

async function describe(
  deps: BackgroundDeps,
  { raw, verdict, countries, calleeName }: NumberOnPage,
): Promise<PageNumber> {
  const { e164, confidence } = verdict;
  if (countries) {
    const choices = optionsOf(raw, countries);
    return { text: raw, raw, confidence, choices, ...(calleeName && { calleeName }) };
  }
  const facts = await calleeFacts(deps.calls, e164, deps.place.now());
  return { ...facts, raw, confidence, ...(calleeName && { calleeName }) };
}

function optionsOf(raw: string, countries: readonly CountryCode[]): CountryOption[] {
  return countries.flatMap((country) => {
    const read = readInCountry({ raw, country, likely: [] }, country);
    return read ? [{ country, text: formatInternational(read.verdict.e164) }] : [];
  });
}

/** The typed connection, checked: its address usable, its token there and meant for that address. */
async function readConnection(deps: BackgroundDeps, typed: TypedConnection) {
  const parsed = parseBaseUrl(typed.baseUrl);
  if (!parsed.ok) throw new Failure(urlProblems[parsed.reason]);
  const connection = { ...typed, baseUrl: parsed.baseUrl };
  const token = await tokenFor(deps.settingsDatabase, connection);
  if ('problem' in token) throw new Failure(token.problem);
  const pattern = originPattern(parsed.baseUrl);
  if (!pattern || !(await hasOrigins([pattern]))) throw new Failure('host-not-granted');
  return { ...connection, ...token };
}

const urlProblems = {
  empty: 'url-empty',
  'not-a-url': 'url-invalid',
  'not-https': 'url-not-https',
  'has-credentials': 'url-credentials',
  'has-query': 'url-query',
} as const;

async function test(connection: Connection): Promise<void> {
  const probe = await (await clientFor(connection)).probe();
  if (!probe.ok) throw probe.error;
}

async function lookFor(deps: BackgroundDeps, callId: string) {
  const call = await deps.calls.calls.get(callId);
  if (!call) throw new Failure('unknown-call');
  await searchForCall(deps.follow, call);
  return (await deps.calls.calls.get(callId)) ?? call;
}
