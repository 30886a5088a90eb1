/** A query of the kinds that the fake understands. */
export interface SoqlQuery {
  fields: string[];
  object: string;
  /** Returns whether a row fits all conditions. */
  fits(row: Readonly<Record<string, unknown>>): boolean;
  limit: number;
}

const DAY_MS = 86_400_000;
const QUERY = /^SELECT (\w+(?:, \w+)*) FROM (\w+)(?: WHERE (.+?))?(?: LIMIT (\d+))?$/;
const CONDITION = /^(\w+) (?:= '([\w +-]*)'|IN \(('\w+'(?:, '\w+')*)\)|>= LAST_N_DAYS:(\d+))$/;

/** Reads a query; `undefined` if it is malformed. Days are counted back from `now`. */
export function readSoql(soql: string, now: number): SoqlQuery | undefined {
  const [, fields = '', object = '', where, limit] = QUERY.exec(soql) ?? [];
  const conditions = (where?.split(' AND ') ?? []).map((each) => CONDITION.exec(each));
  if (object === '' || conditions.some((each) => each === null)) return undefined;
  return {
    ...{ fields: fields.split(', '), object, limit: Number(limit ?? 2000) },
    fits: (row) =>
      conditions.every((each) => {
        const [, name = '', equals, ids, days] = each ?? [];
        const value = String(row[name]);
        if (equals !== undefined) return value === equals;
        if (ids !== undefined) return ids.includes(`'${value}'`);
        return Date.parse(value) >= now - Number(days) * DAY_MS;
      }),
  };
}
