import { calleeFacts } from '@/lib/calls/facts';
import { Failure } from '@/lib/calls/failure';
import { lookAgain } from '@/lib/calls/follow';
import { previewOf } from '@/lib/calls/preview';
import type { CountryOption, PageNumber } from '@/lib/messages/answers';
import type { Handlers } from '@/lib/messages/server';
import { formatInternational } from '@/lib/phone/format';
import { readAgain } from '@/lib/phone/read-as';
import type { CountryCode } from '@/lib/phone/types';
import { hasOrigins } from '@/lib/platform/permissions';
import { parseBaseUrl } from '@/lib/service/base-url';
import {
  type Connection,
  keepConnection,
  type TypedConnection,
  tokenFor,
} from '@/lib/settings/connection';
import { type NumberOnPage, numbersOnPage } from '@/lib/sites/page-numbers';
import { enterOpenTabs, leaveOpenTabs, servicePattern } from '@/lib/sites/reach';
import { siteStatus } from '@/lib/sites/status';
import { switchSite } from '@/lib/sites/switch';
import { evidenceOn } from './make-offer';
import { startCall } from './start-call';
import { type Background, clientFor, type World } from './world';

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
export function ownHandlers(world: Background): OwnHandlers {
  return {
    preview: async ({ text }) => previewOf(world.place, text),
    'number-texts': async ({ e164s }) => e164s.map(formatInternational),
    dial: ({ e164: callee, gesture, calleeName, record, again }) =>
      startCall(world, {
        callee,
        gesture,
        ...(calleeName && { calleeName }),
        ...(record && { record }),
        ...(again && { again }),
      }),
    'page-numbers': async ({ tabId }) => {
      // A page whose site is switched off is not entered, not even to list what it holds.
      if ((await siteStatus(tabId, await world.settings.read())).off) return [];
      const listed = await numbersOnPage(tabId, (page) => evidenceOn(world, page, page.host));
      if (!listed) throw new Failure('page-unreachable');
      return Promise.all(listed.map((number) => describe(world, number)));
    },
    site: async ({ tabId }) => siteStatus(tabId, await world.settings.read()),
    'site-off': async ({ host, off }) => {
      await switchSite(world.settings, host, off);
      return null;
    },
    'read-anew': async ({ host }) => {
      const isMeant = (each: string) => host === undefined || each === host;
      await enterOpenTabs(world.settings, isMeant);
      return null;
    },
    'leave-site': async ({ host }) => {
      await leaveOpenTabs(host);
      return null;
    },
    'test-connection': async (typed) => {
      await test(await readConnection(world, typed));
      return null;
    },
    'save-connection': async (typed) => {
      await keepConnection(world.settingsDatabase, await readConnection(world, typed));
      await world.mended();
      return null;
    },
    'look-again': async ({ callId }) => lookFor(world, callId),
  };
}

async function describe(
  world: World,
  { raw, verdict, countries, calleeName }: NumberOnPage,
): Promise<PageNumber> {
  const { e164, confidence } = verdict;
  if (countries) {
    const choices = optionsOf(raw, countries);
    return { text: raw, raw, confidence, choices, ...(calleeName && { calleeName }) };
  }
  const facts = await calleeFacts(world.calls, e164, world.place.now());
  return { ...facts, raw, confidence, ...(calleeName && { calleeName }) };
}

function optionsOf(raw: string, countries: readonly CountryCode[]): CountryOption[] {
  return countries.flatMap((country) => {
    const read = readAgain({ raw, country, likely: [] }, country);
    return read ? [{ country, text: formatInternational(read.verdict.e164) }] : [];
  });
}

/** The typed connection, checked: its address usable, its token there and meant for that address. */
async function readConnection(world: World, typed: TypedConnection) {
  const parsed = parseBaseUrl(typed.baseUrl);
  if (!parsed.ok) throw new Failure(urlProblems[parsed.reason]);
  const connection = { ...typed, baseUrl: parsed.baseUrl };
  const token = await tokenFor(world.settingsDatabase, connection);
  if ('problem' in token) throw new Failure(token.problem);
  const pattern = servicePattern(parsed.baseUrl);
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

async function lookFor(world: World, callId: string) {
  const call = await world.calls.calls.get(callId);
  if (!call) throw new Failure('unknown-call');
  await lookAgain(world.follow, call);
  return (await world.calls.calls.get(callId)) ?? call;
}
