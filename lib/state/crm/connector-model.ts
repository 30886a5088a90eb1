import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Answers } from '@/lib/messages/table';
import type { ConnectorId, IfNoRecord, StoredConnector } from '@/lib/outbox/model/connector';
import type { Policy } from '@/lib/settings/policy';
import type { Ask } from '@/lib/state/ask';
import {
  type ConnectorFieldName,
  connectorForms,
  type TypedConnectorFields,
} from './connector-forms';
import {
  apiPatterns,
  type ConnectorRequest,
  connectorRequest,
  needsSignIn,
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
  /** What an administrator decided. */
  policy?: ReadonlySignal<Policy>;
}

/** A call as it would be logged. */
export type EntryPreview = Answers['preview-entry'];

/** Result of the last press of a button. */
export type ConnectorResult =
  | { state: 'testing' | 'saving' | 'previewing' }
  | { state: 'tested' | 'saved'; preview?: EntryPreview | undefined }
  | { state: 'previewed'; preview: EntryPreview }
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
  /** What an administrator decided if no record has the number of a call. */
  decidedIfNoRecord: ReadonlySignal<IfNoRecord | undefined>;
  /** The redirect address to enter in a CRM. */
  redirectUrl: () => string;
  choose(connector: ConnectorId): void;
  type(field: ConnectorFieldName, value: string): void;
  /** Asks for host access, then asks the CRM whether the key works. Call it directly from the click. */
  test(): Promise<void>;
  /** Asks for host access, saves, then tests. Call it directly from the click. */
  save(): Promise<void>;
  /** Repeats the last press that met a problem; tests if there was none. Call it directly from the click. */
  retry(): Promise<void>;
  /** Shows a call as it would be logged: the latest, else a sample. */
  preview(): Promise<void>;
  disconnect(): Promise<void>;
}

/** Creates the model of the form that connects a CRM. */
export function createConnectorModel(deps: ConnectorDeps, ended: AbortSignal): ConnectorModel {
  const state = createFormState(deps, ended);
  const { all, picked, typed, result, chosen, stored, fields, signsIn } = state;
  let retry = test;

  async function test(): Promise<void> {
    retry = test;
    const show = showPress(result, 'testing');
    const typedRequest = connectorRequest(chosen.value, fields.value);
    const countsOnce = connectorForms[chosen.value].signsIn;
    const request = countsOnce ? withoutKey(typedRequest) : typedRequest;
    const problem = await submit(deps, 'test-connector', request);
    show(
      problem
        ? { state: 'problem', problem }
        : { state: 'tested', ...(await shownEntry(deps.ask, request)) },
    );
  }

  async function save(): Promise<void> {
    retry = save;
    picked.value = chosen.value;
    const request = connectorRequest(chosen.value, fields.value);
    const signIn = signsIn.value && { signIn: true };
    const show = showPress(result, 'saving');
    const problem = await submit(deps, 'save-connector', { ...request, ...signIn });
    const isShown = show(problem ? { state: 'problem', problem } : { state: 'saving' });
    if (problem || !isShown) return;
    retry = test;
    typed.value = {};
    show(await testedAfterSave(deps.ask, request));
  }

  async function preview(): Promise<void> {
    retry = preview;
    const show = showPress(result, 'previewing');
    const answer = await askPreview(deps.ask, connectorRequest(chosen.value, fields.value));
    if (answer.ok) show({ state: 'previewed', preview: answer.value });
    else show({ state: 'problem', problem: answer.error });
  }

  async function disconnect(): Promise<void> {
    retry = disconnect;
    picked.value = chosen.value;
    const answer = await deps.ask('remove-connector', { connector: chosen.value });
    result.value = answer.ok ? undefined : { state: 'problem', problem: answer.error };
    typed.value = {};
  }

  return {
    chosen,
    fields,
    result,
    stored,
    signsIn,
    decidedIfNoRecord: state.decidedIfNoRecord,
    redirectUrl: deps.redirectUrl,
    connected: computed(() => all.value.map(({ id }) => id)),
    choose(connector) {
      picked.value = connector;
      typed.value = {};
      result.value = undefined;
      retry = test;
    },
    type(field, value) {
      typed.value = { ...typed.value, [field]: value };
      result.value = undefined;
    },
    ...{ test, save, preview, disconnect },
    retry: () => retry(),
  };
}

/** What the form shows, and what the rep chose and typed in it. */
function createFormState({ watchConnectors, policy }: ConnectorDeps, ended: AbortSignal) {
  const all = signal<readonly StoredConnector[]>([]);
  const picked = signal<ConnectorId>();
  const typed = signal<Partial<TypedConnectorFields>>({});
  const result = signal<ConnectorResult>();
  const chosen = computed(() => picked.value ?? all.value[0]?.id ?? 'odoo');
  const stored = computed(() => all.value.find(({ id }) => id === chosen.value));
  const decidedIfNoRecord = computed(() => policy?.value.ifNoRecord);
  const fields = computed(() => {
    const ifNoRecord = decidedIfNoRecord.value;
    const given = { ...storedFields(chosen.value, stored.value), ...typed.value };
    return ifNoRecord ? { ...given, ifNoRecord } : given;
  });

  const signsIn = computed(() =>
    needsSignIn(
      { chosen: chosen.value, stored: stored.value, typed: typed.value },
      result.value && 'problem' in result.value ? result.value.problem.code : '',
    ),
  );

  watchConnectors((next) => {
    all.value = next;
  }, ended);
  return { all, picked, typed, result, chosen, stored, fields, signsIn, decidedIfNoRecord };
}

/** Asks whether what was saved works, and shows what would be logged with it. */
async function testedAfterSave(ask: Ask, request: ConnectorRequest): Promise<ConnectorResult> {
  const tested = await ask('test-connector', withoutKey(request));
  if (!tested.ok) return { state: 'saved-but', problem: tested.error };
  return { state: 'saved', ...(await shownEntry(ask, request)) };
}

/** Asks for a call as it would be logged. */
function askPreview(ask: Ask, { connector, template, fields }: ConnectorRequest) {
  return ask('preview-entry', { connector, template, fields });
}

/** What would be logged, shown before the first entry is sent. */
async function shownEntry(
  ask: Ask,
  request: ConnectorRequest,
): Promise<{ preview?: EntryPreview }> {
  const answer = await askPreview(ask, request);
  return answer.ok ? { preview: answer.value } : {};
}

/** Asks for host access, then the background. */
async function submit(
  deps: Pick<ConnectorDeps, 'ask' | 'requestOrigins'>,
  name: 'test-connector' | 'save-connector',
  request: ConnectorRequest,
): Promise<Problem | undefined> {
  const patterns = apiPatterns(request);
  const isGranted =
    patterns.length === 0 || (await deps.requestOrigins(patterns).catch(() => false));
  if (!isGranted) return { code: 'crm-no-host-access' };
  const answer = await deps.ask(name, request);
  return answer.ok ? undefined : answer.error;
}

/**
 * Shows that a press is in progress. Returns a function that shows its result, unless the rep has typed or
 * chosen another CRM since.
 */
function showPress(
  result: Signal<ConnectorResult | undefined>,
  state: 'testing' | 'saving' | 'previewing',
) {
  let shown: ConnectorResult = { state };
  result.value = shown;
  return (next: ConnectorResult): boolean => {
    if (result.value !== shown) return false;
    shown = next;
    result.value = shown;
    return true;
  };
}
