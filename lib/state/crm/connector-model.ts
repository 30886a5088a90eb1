import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import { apiAddresses, type ConnectorId, type StoredConnector } from '@/lib/outbox/model';
import { originPattern } from '@/lib/platform/match-pattern';
import type { Ask } from '@/lib/state/ask';
import { completeServiceUrl } from '@/lib/state/service-url';
import {
  type ConnectorFieldName,
  connectorForms,
  EMPTY_FIELDS,
  type TypedConnectorFields,
} from './connector-forms';

/** What the form of a CRM needs. */
export interface ConnectorDeps {
  ask: Ask;
  /** Asks the rep for match patterns. Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
  /** Reports the connected CRMs, now and after each change, until the signal aborts. */
  watchConnectors: (
    onChange: (stored: readonly StoredConnector[]) => void,
    ended: AbortSignal,
  ) => void;
}

/** Result of the last press of a button. */
export type ConnectorResult =
  | { state: 'testing' | 'saving' | 'tested' | 'saved' }
  | { state: 'previewed'; text: string }
  | { state: 'saved-but' | 'problem'; problem: Problem };

/** The form that connects a CRM. */
export interface ConnectorModel {
  /** The CRM that the form is about. */
  chosen: ReadonlySignal<ConnectorId>;
  fields: ReadonlySignal<TypedConnectorFields>;
  result: ReadonlySignal<ConnectorResult | undefined>;
  /** The chosen CRM, if it is connected. */
  stored: ReadonlySignal<StoredConnector | undefined>;
  connected: ReadonlySignal<readonly ConnectorId[]>;
  choose(connector: ConnectorId): void;
  type(field: ConnectorFieldName, value: string): void;
  /** Asks for host access, then asks the CRM whether the key works. Call it directly from the click. */
  test(): Promise<void>;
  /** Asks for host access, saves, then tests. Call it directly from the click. */
  save(): Promise<void>;
  /** Shows the latest call as it would be logged. */
  preview(): Promise<void>;
  disconnect(): Promise<void>;
}

/** Creates the model of the form that connects a CRM. */
export function createConnectorModel(deps: ConnectorDeps, ended: AbortSignal): ConnectorModel {
  const all = signal<readonly StoredConnector[]>([]);
  const picked = signal<ConnectorId>();
  const typed = signal<Partial<TypedConnectorFields>>({});
  const result = signal<ConnectorResult>();
  const chosen = computed(() => picked.value ?? all.value[0]?.id ?? 'odoo');
  const stored = computed(() => all.value.find(({ id }) => id === chosen.value));
  const fields = computed(() => {
    const { address = '', database = '', template = EMPTY_FIELDS.template } = stored.value ?? {};
    return { ...EMPTY_FIELDS, address, database, template, ...typed.value };
  });

  async function submit(name: 'test-connector' | 'save-connector'): Promise<Problem | undefined> {
    const request = requestOf(chosen.value, fields.value);
    const pattern = originPattern(apiAddresses[request.connector] ?? request.address ?? '');
    const isGranted = !pattern || (await deps.requestOrigins([pattern]).catch(() => false));
    if (!isGranted) return { code: 'crm-no-host-access' };
    const answer = await deps.ask(name, request);
    return answer.ok ? undefined : answer.error;
  }

  deps.watchConnectors((next) => {
    all.value = next;
  }, ended);

  return {
    chosen,
    fields,
    result,
    stored,
    connected: computed(() => all.value.map(({ id }) => id)),
    choose(connector) {
      picked.value = connector;
      typed.value = {};
      result.value = undefined;
    },
    type(field, value) {
      typed.value = { ...typed.value, [field]: value };
      result.value = undefined;
    },
    async test() {
      result.value = { state: 'testing' };
      const problem = await submit('test-connector');
      result.value = problem ? { state: 'problem', problem } : { state: 'tested' };
    },
    async save() {
      picked.value = chosen.value;
      result.value = { state: 'saving' };
      const problem = await submit('save-connector');
      if (problem) {
        result.value = { state: 'problem', problem };
        return;
      }
      const withoutKey = requestOf(chosen.value, { ...fields.value, key: '' });
      typed.value = {};
      const tested = await deps.ask('test-connector', withoutKey);
      result.value = tested.ok ? { state: 'saved' } : { state: 'saved-but', problem: tested.error };
    },
    async preview() {
      const { connector, template } = requestOf(chosen.value, fields.value);
      const answer = await deps.ask('preview-entry', { connector, template });
      result.value = answer.ok
        ? { state: 'previewed', text: answer.value }
        : { state: 'problem', problem: answer.error };
    },
    async disconnect() {
      picked.value = chosen.value;
      const answer = await deps.ask('remove-connector', { connector: chosen.value });
      result.value = answer.ok ? undefined : { state: 'problem', problem: answer.error };
      typed.value = {};
    },
  };
}

/** What the background is told: the fields that the CRM has, without those left empty. */
function requestOf(connector: ConnectorId, fields: TypedConnectorFields) {
  const given = (field: ConnectorFieldName) =>
    connectorForms[connector].fields.includes(field) ? fields[field].trim() : '';
  const [database, key, template] = [given('database'), given('key'), given('template')];
  const hasAddress = connectorForms[connector].fields.includes('address');
  return {
    connector,
    ...(hasAddress && { address: completeServiceUrl(fields.address) }),
    ...(database && { database }),
    ...(key && { key }),
    ...(template && { template }),
  };
}
