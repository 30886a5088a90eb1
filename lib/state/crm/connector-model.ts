import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { StoredConnector } from '@/lib/outbox/model';
import { originPattern } from '@/lib/platform/match-pattern';
import type { Ask } from '@/lib/state/ask';
import { completeServiceUrl } from '@/lib/state/service-url';

/** What the form of a CRM needs. */
export interface ConnectorDeps {
  ask: Ask;
  /** Asks the rep for match patterns. Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  /** Reports the connected CRM, now and after each change, until the signal aborts. */
  watchConnector: (
    onChange: (stored: StoredConnector | undefined) => void,
    ended: AbortSignal,
  ) => void;
}

/** The fields of the form as typed. The stored key is never read back. */
export interface TypedConnectorFields {
  address: string;
  database: string;
  key: string;
}

/** Result of the last press of a button. */
export type ConnectorResult =
  | { state: 'testing' | 'saving' | 'tested' | 'saved' }
  | { state: 'saved-but' | 'problem'; problem: Problem };

/** The form that connects a CRM. */
export interface ConnectorModel {
  fields: ReadonlySignal<TypedConnectorFields>;
  result: ReadonlySignal<ConnectorResult | undefined>;
  /** The connected CRM. */
  stored: ReadonlySignal<StoredConnector | undefined>;
  type(field: keyof TypedConnectorFields, value: string): void;
  /** Asks for host access, then asks the CRM whether the key works. Call it directly from the click. */
  test(): Promise<void>;
  /** Asks for host access, saves, then tests. Call it directly from the click. */
  save(): Promise<void>;
  disconnect(): Promise<void>;
}

const NOTHING_TYPED: TypedConnectorFields = { address: '', database: '', key: '' };

/** Creates the model of the form that connects a CRM. */
export function createConnectorModel(deps: ConnectorDeps, ended: AbortSignal): ConnectorModel {
  const fields = signal(NOTHING_TYPED);
  const result = signal<ConnectorResult>();
  const stored = signal<StoredConnector>();
  const touched = new Set<keyof TypedConnectorFields>();

  async function submit(name: 'test-connector' | 'save-connector'): Promise<Problem | undefined> {
    const address = completeServiceUrl(fields.value.address);
    const pattern = originPattern(address);
    const isGranted = !pattern || (await deps.requestOrigins([pattern]).catch(() => false));
    if (!isGranted) return { code: 'crm-no-host-access' };
    const database = fields.value.database.trim();
    const key = fields.value.key.trim();
    const typed = { address, ...(database && { database }), ...(key && { key }) };
    const answer = await deps.ask(name, typed);
    return answer.ok ? undefined : answer.error;
  }

  deps.watchConnector((next) => {
    stored.value = next;
    const { address = '', database = '' } = next ?? {};
    fields.value = {
      address: touched.has('address') ? fields.value.address : address,
      database: touched.has('database') ? fields.value.database : database,
      key: fields.value.key,
    };
  }, ended);

  return {
    fields,
    result,
    stored,
    type(field, value) {
      touched.add(field);
      fields.value = { ...fields.value, [field]: value };
      result.value = undefined;
    },
    async test() {
      result.value = { state: 'testing' };
      const problem = await submit('test-connector');
      result.value = problem ? { state: 'problem', problem } : { state: 'tested' };
    },
    async save() {
      result.value = { state: 'saving' };
      const problem = await submit('save-connector');
      if (problem) {
        result.value = { state: 'problem', problem };
        return;
      }
      touched.clear();
      const { address, database } = fields.value;
      fields.value = { ...fields.value, key: '' };
      const tested = await deps.ask('test-connector', {
        address: completeServiceUrl(address),
        ...(database.trim() && { database: database.trim() }),
      });
      result.value = tested.ok ? { state: 'saved' } : { state: 'saved-but', problem: tested.error };
    },
    async disconnect() {
      const answer = await deps.ask('remove-connector', { connector: 'odoo' });
      touched.clear();
      result.value = answer.ok ? undefined : { state: 'problem', problem: answer.error };
      if (answer.ok) fields.value = NOTHING_TYPED;
    },
  };
}
