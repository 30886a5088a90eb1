import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import { suitecrmAnswerOf, suitecrmError, suitecrmListOf } from './suitecrm-answers';
import { parseSuitecrmList, type SuitecrmRecord, suitecrmBodySchema } from './suitecrm-schemas';

/** What an account holds. */
export interface SuitecrmStoreOptions {
  records: readonly SuitecrmRecord[];
  /** Ids of records that the user may not see. */
  forbidden?: readonly string[];
  /** Fields of calls that the administrator added, with their lengths. */
  callFields?: Readonly<Record<string, number>>;
  /** Epoch ms. */
  now(): number;
}

/** Lengths of fields in the database, which cuts what is longer without a word. */
const MAX_BYTES: Readonly<Record<string, number>> = { name: 50, description: 65_535 };

/** Keeps the records of an account, and answers about them. */
export function createSuitecrmStore({
  records: initial,
  forbidden = [],
  callFields = {},
  now,
}: SuitecrmStoreOptions) {
  const records = createRecords(initial, 0, now);
  const calls: SuitecrmRecord[] = [];
  const ofModule = (module: string) =>
    module === 'Calls' ? calls : records.all().filter((record) => record.module === module);
  const find = (module: string, id: string) => ofModule(module).find((each) => each.id === id);
  const gone = (module: string, id: string) =>
    suitecrmError(`${module} module with id ${id} is not found`);

  return {
    calls,
    created: records.created,
    list(module: string, parameters: URLSearchParams): Response {
      return suitecrmListOf(ofModule(module), parseSuitecrmList(module, parameters));
    },
    read(module: string, id: string): Response {
      const record = find(module, id);
      if (!record) return gone(module, id);
      if (forbidden.includes(id)) return suitecrmError('[SuiteCRM] [AccessDeniedException] ');
      return suitecrmAnswerOf(record, 200);
    },
    add(body: unknown): Response {
      const { type: module, attributes } = suitecrmBodySchema.parse(body).data;
      const record = {
        module,
        id: crypto.randomUUID(),
        attributes: stored(attributes, callFields),
      };
      if (module === 'Calls') calls.push(record);
      else records.add(record);
      return suitecrmAnswerOf(record, 201);
    },
    change(body: unknown): Response {
      const { type: module, id = '', attributes } = suitecrmBodySchema.parse(body).data;
      const record = find(module, id);
      if (!record) return gone(module, id);
      record.attributes = { ...record.attributes, ...stored(attributes, callFields) };
      return suitecrmAnswerOf(record, 201);
    },
    remove(module: string, id: string): Response {
      const nth = calls.findIndex((each) => each.id === id);
      if (nth < 0) return gone(module, id);
      calls.splice(nth, 1);
      return Response.json({ meta: { message: `Record with id ${id} is deleted` } });
    },
  };
}

type Attributes = Readonly<Record<string, string | boolean>>;

/**
 * Texts are taken for HTML: tags are dropped, and entities decoded. Fields that were added keep `&` as an
 * entity, and are cut as such.
 */
function stored(attributes: Attributes, added: Readonly<Record<string, number>>): Attributes {
  const kept = (name: string, text: string) => {
    const plain = text
      .replaceAll(/<[a-z/!?][^>]*>?/gi, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    const length = added[name];
    if (length !== undefined) return plain.replaceAll('&', '&amp;').slice(0, length);
    const limit = MAX_BYTES[name];
    return limit === undefined ? plain : cutBytes(plain, limit);
  };
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? kept(name, value) : value,
    ]),
  );
}

function cutBytes(text: string, limit: number): string {
  const bytes = new TextEncoder().encode(text);
  return bytes.length <= limit ? text : new TextDecoder().decode(bytes.slice(0, limit));
}
