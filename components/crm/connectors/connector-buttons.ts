import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Answers } from '@/lib/messages/table';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import { connectorForms, type TypedConnectorFields } from './connector-forms';
import {
  apiPatterns,
  type ConnectorRequest,
  connectorRequest,
  withoutKey,
} from './connector-request';

/** What the buttons of the form need. */
export interface ConnectorButtonsDeps {
  ask: Ask;
  /** Asks the rep for match patterns. Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
}

/** A call as it would be logged. */
export type EntryPreview = Answers['preview-entry'];

/** Result of the last press of a button. */
export type ConnectorResult =
  | { state: 'testing' | 'saving' | 'previewing' }
  | { state: 'tested' | 'saved'; preview?: EntryPreview | undefined }
  | { state: 'previewed'; preview: EntryPreview }
  | { state: 'saved-but' | 'problem'; problem: Problem };

/** What the rep chose and typed in the form of a CRM, and what the form shows of it. */
export interface ConnectorFormState {
  /** The CRM that the rep chose; `undefined` before that. */
  picked: Signal<ConnectorId | undefined>;
  /** Fields that differ from what is stored. */
  typed: Signal<Partial<TypedConnectorFields>>;
  result: Signal<ConnectorResult | undefined>;
  /** The CRM that the form is about. */
  chosen: ReadonlySignal<ConnectorId>;
  fields: ReadonlySignal<TypedConnectorFields>;
  /** Whether saving shows the CRM's sign-in page. */
  signsIn: ReadonlySignal<boolean>;
}

/** The buttons of the form. Each shows its result, unless the rep has typed or chosen another CRM since. */
export interface ConnectorButtons {
  /** Asks for host access, then asks the CRM whether the key works. Call it directly from the click. */
  test(): Promise<void>;
  /** Asks for host access, saves, then tests. Call it directly from the click. */
  save(): Promise<void>;
  /** Repeats the last press that met a problem; tests if there was none. Call it directly from the click. */
  retry(): Promise<void>;
  /** Shows a call as it would be logged: the latest, else a sample. */
  preview(): Promise<void>;
  disconnect(): Promise<void>;
  /** Makes the next retry a test. */
  forgetPress(): void;
}

/** Creates the buttons of the form that connects a CRM. */
export function createConnectorButtons(
  deps: ConnectorButtonsDeps,
  { picked, typed, result, chosen, fields, signsIn }: ConnectorFormState,
): ConnectorButtons {
  let repeat = test;
  const typedRequest = () => connectorRequest(chosen.value, fields.value);

  async function test(): Promise<void> {
    repeat = test;
    const show = showPress(result, 'testing');
    const request = requestToTest(typedRequest());
    const problem = await submit(deps, 'test-connector', request);
    show(
      problem
        ? { state: 'problem', problem }
        : { state: 'tested', ...(await shownEntry(deps.ask, request)) },
    );
  }

  async function save(): Promise<void> {
    repeat = save;
    picked.value = chosen.value;
    const request = typedRequest();
    const signIn = signsIn.value && { signIn: true };
    const show = showPress(result, 'saving');
    const problem = await submit(deps, 'save-connector', { ...request, ...signIn });
    const isShown = show(problem ? { state: 'problem', problem } : { state: 'saving' });
    if (problem || !isShown) return;
    repeat = test;
    typed.value = {};
    show(await testedAfterSave(deps.ask, request));
  }

  async function preview(): Promise<void> {
    repeat = preview;
    const show = showPress(result, 'previewing');
    const answer = await askPreview(deps.ask, typedRequest());
    if (answer.ok) show({ state: 'previewed', preview: answer.value });
    else show({ state: 'problem', problem: answer.error });
  }

  async function disconnect(): Promise<void> {
    repeat = disconnect;
    picked.value = chosen.value;
    const answer = await deps.ask('remove-connector', { connector: chosen.value });
    result.value = answer.ok ? undefined : { state: 'problem', problem: answer.error };
    typed.value = {};
  }

  return {
    ...{ test, save, preview, disconnect },
    retry: () => repeat(),
    forgetPress() {
      repeat = test;
    },
  };
}

/** Leaves out a code that can be used only once, so that a test does not use it up. */
function requestToTest(request: ConnectorRequest): ConnectorRequest {
  return connectorForms[request.connector].signsIn ? withoutKey(request) : request;
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
  deps: ConnectorButtonsDeps,
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
