import { calleeFacts } from '@/lib/calls/facts';
import type { AudiencePage, AudienceRow, CalleeFacts, Column } from '@/lib/messages/answers';
import type { CountryCode } from '@/lib/phone/types';
import { AUDIENCE_HEADERS, type AudienceQuery, type AudienceRecord } from '@/lib/service/audience';
import { calleeOf, dataOf, nameOf, textOf } from './contact';
import { pageMark } from './page-mark';
import { askService, type CampaignWorld } from './world';

/** Which contacts: a page, and the filters of audience-list. */
export type AudienceWish = AudienceQuery & { page: number; limit: number };

type AudienceWorld = Pick<
  CampaignWorld,
  'client' | 'database' | 'readSettings' | 'country' | 'now'
>;

/** Reads one page of a campaign's audience, each contact with the number that a call would ring. */
export async function listAudience(
  world: AudienceWorld,
  wish: AudienceWish,
): Promise<AudiencePage> {
  const list = await askService(world, (client) => client.audience(wish));
  const country = world.country(await world.readSettings());
  const facts = createFacts(world);
  const rows = list.records.map((record) => rowOf(record, country, facts));
  return {
    columns: columnsOf(list.headers, wish.isNew ?? false, list.records),
    rows: await Promise.all(rows),
    unreadable: list.unreadable,
    ...pageMark(wish, list.pagination),
  };
}

type Facts = (e164: string) => Promise<CalleeFacts>;

/** Two contacts may share a number: it is looked up once. */
function createFacts(world: AudienceWorld): Facts {
  const known = new Map<string, Promise<CalleeFacts>>();
  return (e164) => {
    const facts = known.get(e164) ?? calleeFacts(world.database, e164, world.now());
    known.set(e164, facts);
    return facts;
  };
}

async function rowOf(
  record: AudienceRecord,
  country: CountryCode,
  facts: Facts,
): Promise<AudienceRow> {
  const data = dataOf(record);
  const name = nameOf(data);
  const callee = calleeOf(record.mobile_no, country);
  return {
    id: record.id,
    cells: cellsOf(record),
    data,
    ...(name && { name }),
    ...('e164' in callee ? { callee: await facts(callee.e164) } : { problem: callee.problem }),
  };
}

/** Texts by key. `input_data` is shown as what it holds, not as braces. */
function cellsOf(record: AudienceRecord): Record<string, string> {
  const entries = Object.entries(record).map(([key, value]) => [key, textOf(value)] as const);
  const data = Object.entries(dataOf(record)).map(([key, text]) => `${key}: ${text}`);
  return {
    ...Object.fromEntries(entries),
    ...(record.input_data && { input_data: data.join(' · ') }),
  };
}

/** The service's columns in its order; without any, those of the document, or what the rows hold. */
function columnsOf(
  headers: readonly Column[],
  simple: boolean,
  records: readonly AudienceRecord[],
): Column[] {
  if (headers.length > 0) return headers.map(({ key, label }) => ({ key, label: label || key }));
  if (!simple) return [...AUDIENCE_HEADERS];
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  return [...keys].filter((key) => key !== 'id').map((key) => ({ key, label: key }));
}
