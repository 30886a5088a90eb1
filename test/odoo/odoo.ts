import type { odooServer } from './environment';
import type { Partner } from './partners';

/** An Odoo server under test, by its JSON-RPC. */
export interface Odoo {
  /** Creates contacts, and returns their ids. */
  create(partners: readonly Partner[]): Promise<number[]>;
  remove(ids: readonly number[]): Promise<void>;
  /** Creates an API key of the user. */
  createKey(password: string): Promise<string>;
  /** Calls a method of a model, as Odoo's own pages do. */
  call(model: string, method: string, args: unknown[], kwargs?: object): Promise<unknown>;
  /** Our notes on a contact, oldest first. */
  notesOf(contact: number): Promise<OdooNoteRow[]>;
}

/** A note of a record's chatter. */
interface OdooNoteRow {
  id: number;
  body: string;
  message_id: string;
}

/** Signs in at an Odoo server. */
export async function signInToOdoo(server: typeof odooServer): Promise<Odoo> {
  const { url, database: db, login, password } = server;
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
    call,
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
    async createKey(own) {
      const wizard = 'res.users.apikeys.description';
      const id = await call(wizard, 'create', [{ name: 'Handset test', duration: '1' }]);
      // Odoo asks for the password first, as it does in its own dialog.
      const check = (await call(wizard, 'make_key', [id])) as { res_id: number };
      const context = { password: own };
      const made = await call('res.users.identitycheck', 'run_check', [[check.res_id]], {
        context,
      });
      return (made as { context: { default_key: string } }).context.default_key;
    },
    async notesOf(contact) {
      const domain = [
        ['model', '=', 'res.partner'],
        ['res_id', '=', contact],
        ['message_id', 'like', '@call.handset'],
      ];
      const fields = { fields: ['body', 'message_id'], order: 'id' };
      return (await call('mail.message', 'search_read', [domain], fields)) as OdooNoteRow[];
    },
  };
}
