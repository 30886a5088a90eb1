import type { Partner } from './partners';

/** An Odoo server under test, by its JSON-RPC. */
export interface Odoo {
  /** Creates contacts, and returns their ids. */
  create(partners: readonly Partner[]): Promise<number[]>;
  remove(ids: readonly number[]): Promise<void>;
}

/** Signs in at an Odoo server. */
export async function signIn(
  url: string,
  db: string,
  login: string,
  password: string,
): Promise<Odoo> {
  let cookie = '';
  const rpc = async (path: string, params: unknown): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'call', params });
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(url + path, { method: 'POST', headers, body });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { result, error } = (await answer.json()) as { result?: unknown; error?: unknown };
    if (error) throw new Error(JSON.stringify(error).slice(0, 500));
    return result;
  };
  const call = (model: string, method: string, args: unknown[], kwargs = {}) =>
    rpc('/web/dataset/call_kw', { model, method, args, kwargs });
  await rpc('/web/session/authenticate', { db, login, password });
  const countryId = async (code: string) => {
    const [country] = (await call('res.country', 'search', [[['code', '=', code]]])) as number[];
    return country ?? false;
  };
  return {
    async create(partners) {
      const rows = partners.map(async ({ name, phone, country }) => ({
        ...{ name, phone },
        ...(country && { country_id: await countryId(country) }),
      }));
      return (await call('res.partner', 'create', [await Promise.all(rows)])) as number[];
    },
    async remove(ids) {
      await call('res.partner', 'unlink', [ids]);
    },
  };
}
