import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { ConnectorId, StoredConnector } from '@/lib/outbox/model';
import type { Ask } from '@/lib/state/ask';
import {
  type ConnectorFieldName,
  connectorForms,
  type TypedConnectorFields,
} from './connector-forms';
import {
  type ConnectorRequest,
  connectorRequest,
  needsSignIn,
  patternsOf,
  storedFields,
  withoutKey,
} from './connector-request';

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
  /** The address that CRMs lead back to after signing in. */
  redirectUrl: () => string;
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
  /** Whether saving shows the CRM's sign-in page. */
  signsIn: ReadonlySignal<boolean>;
  /** What is entered in a CRM as the address that it leads back to. */
  redirectUrl: () => string;
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
  const fields = computed(() => ({ ...storedFields(chosen.value, stored.value), ...typed.value }));

  const signsIn = computed(() =>
    needsSignIn(
      { chosen: chosen.value, stored: stored.value, typed: typed.value },
      result.value && 'problem' in result.value ? result.value.problem.code : '',
    ),
  );

  deps.watchConnectors((next) => {
    all.value = next;
  }, ended);

  return {
    chosen,
    fields,
    result,
    stored,
    signsIn,
    redirectUrl: deps.redirectUrl,
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
      const typedRequest = connectorRequest(chosen.value, fields.value);
      const countsOnce = connectorForms[chosen.value].signsIn;
      const request = countsOnce ? withoutKey(typedRequest) : typedRequest;
      const problem = await submit(deps, 'test-connector', request);
      result.value = problem ? { state: 'problem', problem } : { state: 'tested' };
    },
    async save() {
      picked.value = chosen.value;
      const request = connectorRequest(chosen.value, fields.value);
      const signIn = signsIn.value && { signIn: true };
      result.value = { state: 'saving' };
      const problem = await submit(deps, 'save-connector', { ...request, ...signIn });
      if (problem) {
        result.value = { state: 'problem', problem };
        return;
      }
      typed.value = {};
      const tested = await deps.ask('test-connector', withoutKey(request));
      result.value = tested.ok ? { state: 'saved' } : { state: 'saved-but', problem: tested.error };
    },
    async preview() {
      const { connector, template, fields: mapping } = connectorRequest(chosen.value, fields.value);
      const answer = await deps.ask('preview-entry', { connector, template, fields: mapping });
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

/** Asks for host access, then the background. */
async function submit(
  deps: Pick<ConnectorDeps, 'ask' | 'requestOrigins'>,
  name: 'test-connector' | 'save-connector',
  request: ConnectorRequest,
): Promise<Problem | undefined> {
  const patterns = patternsOf(request);
  const isGranted =
    patterns.length === 0 || (await deps.requestOrigins(patterns).catch(() => false));
  if (!isGranted) return { code: 'crm-no-host-access' };
  const answer = await deps.ask(name, request);
  return answer.ok ? undefined : answer.error;
}
