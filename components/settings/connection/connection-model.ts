import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import { originPattern } from '@/lib/platform/match-pattern';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { Settings } from '@/lib/settings/table';
import { completeServiceUrl } from './service-url';

/** What the connection form needs. */
export interface ConnectionDeps {
  ask: Ask;
  /** Asks the rep for match patterns. Call it inside the click, before any `await`. */
  requestOrigins: (patterns: string[]) => Promise<boolean>;
}

/** The fields of the form as typed. The stored token is never read back. */
interface TypedFields {
  baseUrl: string;
  token: string;
  tokenHeader: Settings['tokenHeader'];
}

/** Result of the last press of Test or Save. */
type ConnectionTestResult =
  | { state: 'testing' | 'saving' | 'reached' | 'saved' }
  /** Saved, but the service then refused it or did not answer. */
  | { state: 'saved-but'; problem: Problem }
  | { state: 'problem'; field: 'baseUrl' | 'token' | undefined; problem: Problem };

/** The form that connects Handset to a service. */
export interface ConnectionModel {
  fields: ReadonlySignal<TypedFields>;
  result: ReadonlySignal<ConnectionTestResult | undefined>;
  /** Shows settings that were read or changed. Keeps what the rep is typing. */
  showSettings(settings: Settings): void;
  /** Replaces what was typed with these settings: the rep just imported others, or uses another workspace. */
  showInPlaceOfTyped(settings: Settings | undefined): void;
  type<K extends keyof TypedFields>(field: K, value: TypedFields[K]): void;
  /** Asks the service whether it accepts the token. Call it directly from the click. */
  test(): Promise<void>;
  /**
   * Asks for host access, saves the connection, then tests it, so that the form never says
   * "connected" of a token that is refused. Call it directly from the click.
   */
  save(): Promise<void>;
  /** Repeats the last press of Test or Save. Call it directly from the click. */
  retry(): Promise<void>;
}

const ofToken: readonly ProblemCode[] = ['no-token', 'token-again', 'unauthorised'];

/** Creates the model of the connection form. */
export function createConnectionModel(deps: ConnectionDeps): ConnectionModel {
  const fields = signal<TypedFields>({ baseUrl: '', token: '', tokenHeader: 'token' });
  const result = signal<ConnectionTestResult>();
  const touched = new Set<keyof TypedFields>();
  let last: 'test' | 'save' = 'test';

  /** Returns whether the background accepted what was typed. Shows the problem if not. */
  async function submit(name: 'test-connection' | 'save-connection'): Promise<boolean> {
    const problem = await send(deps, name, () => fields.value);
    if (problem) result.value = { state: 'problem', field: fieldOfProblem(problem), problem };
    return !problem;
  }

  async function test(): Promise<void> {
    last = 'test';
    result.value = { state: 'testing' };
    if (await submit('test-connection')) result.value = { state: 'reached' };
  }

  async function save(): Promise<void> {
    last = 'save';
    result.value = { state: 'saving' };
    if (!(await submit('save-connection'))) return;
    touched.clear();
    last = 'test';
    const { tokenHeader } = fields.value;
    const baseUrl = completeServiceUrl(fields.value.baseUrl);
    fields.value = { ...fields.value, baseUrl, token: '' };
    const tried = await deps.ask('test-connection', { baseUrl, tokenHeader });
    result.value = tried.ok ? { state: 'saved' } : { state: 'saved-but', problem: tried.error };
  }

  function showSettings({ baseUrl, tokenHeader }: Settings): void {
    const next = { ...fields.value };
    if (!touched.has('baseUrl')) next.baseUrl = baseUrl;
    if (!touched.has('tokenHeader')) next.tokenHeader = tokenHeader;
    fields.value = next;
  }

  return {
    fields,
    result,
    showSettings,
    showInPlaceOfTyped(settings) {
      touched.clear();
      fields.value = { ...fields.value, token: '' };
      result.value = undefined;
      if (settings) showSettings(settings);
    },
    type(field, value) {
      touched.add(field);
      fields.value = { ...fields.value, [field]: value };
      result.value = undefined;
    },
    test,
    save,
    retry: () => (last === 'save' ? save() : test()),
  };
}

/** Asks for host access, then sends what is typed by then to the background. */
async function send(
  { ask, requestOrigins }: ConnectionDeps,
  name: 'test-connection' | 'save-connection',
  typed: () => TypedFields,
): Promise<Problem | undefined> {
  const pattern = originPattern(completeServiceUrl(typed().baseUrl));
  const isGranted = !pattern || (await requestOrigins([pattern]).catch(() => false));
  if (!isGranted) return { code: 'host-not-granted' };
  const { tokenHeader } = typed();
  const baseUrl = completeServiceUrl(typed().baseUrl);
  const token = typed().token.trim();
  const answer = await ask(name, { baseUrl, tokenHeader, ...(token && { token }) });
  return answer.ok ? undefined : answer.error;
}

/** Returns the field to correct; undefined if neither field solves the problem. */
function fieldOfProblem({ code }: Problem): 'baseUrl' | 'token' | undefined {
  if (ofToken.includes(code)) return 'token';
  return code.startsWith('url-') ? 'baseUrl' : undefined;
}
