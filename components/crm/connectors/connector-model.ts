import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ConnectorId, IfNoRecord, StoredConnector } from '@/lib/outbox/model/connector';
import type { Policy } from '@/lib/settings/policy';
import type { SuggestedConnector } from '@/lib/settings/policy/suggested-connectors';
import {
  type ConnectorButtons,
  type ConnectorButtonsDeps,
  type ConnectorFormState,
  type ConnectorResult,
  createConnectorButtons,
} from './connector-buttons';
import type { ConnectorFieldName, TypedConnectorFields } from './connector-forms';
import { needsSignIn, storedFields } from './connector-request';
import { managedConnectors } from './managed-connectors';

/** What the form of a CRM needs. */
export interface ConnectorDeps extends ConnectorButtonsDeps {
  /** Reports the connected CRMs, now and after each change, until the signal aborts. */
  watchConnectors: (
    onChange: (stored: readonly StoredConnector[]) => void,
    abortSignal: AbortSignal,
  ) => void;
  /** The address that CRMs lead back to after signing in. */
  redirectUrl: () => string;
  /** What an administrator decided. */
  policy?: ReadonlySignal<Policy>;
  /** The CRMs of the company. */
  suggestedConnectors?: ReadonlySignal<readonly SuggestedConnector[] | undefined>;
}

/** The form that connects a CRM. */
export interface ConnectorModel extends Omit<ConnectorButtons, 'forgetPress'> {
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
  /** The CRMs to choose from. */
  offered: ReadonlySignal<readonly ConnectorId[]>;
  /** Returns whether an administrator fixed a field of the chosen CRM. */
  isFixed(field: ConnectorFieldName): boolean;
  /** The redirect address to enter in a CRM. */
  redirectUrl: () => string;
  choose(connector: ConnectorId): void;
  type(field: ConnectorFieldName, value: string): void;
}

/** Creates the model of the form that connects a CRM. */
export function createConnectorModel(
  deps: ConnectorDeps,
  abortSignal: AbortSignal,
): ConnectorModel {
  const state = createFormState(deps, abortSignal);
  const { all, picked, typed, result, chosen, fields, stored, signsIn, decidedIfNoRecord } = state;
  const { offered, fixed } = state;
  const { forgetPress, ...buttons } = createConnectorButtons(deps, state);
  return {
    ...{ chosen, fields, result, stored, signsIn, decidedIfNoRecord, offered },
    isFixed: (field) => Object.hasOwn(fixed.value, field),
    ...buttons,
    redirectUrl: deps.redirectUrl,
    connected: computed(() => all.value.map(({ id }) => id)),
    choose(connector) {
      picked.value = connector;
      typed.value = {};
      result.value = undefined;
      forgetPress();
    },
    type(field, value) {
      typed.value = { ...typed.value, [field]: value };
      result.value = undefined;
    },
  };
}

/** The connected CRMs, and the form of the chosen one. */
interface FormState extends ConnectorFormState {
  all: ReadonlySignal<readonly StoredConnector[]>;
  stored: ReadonlySignal<StoredConnector | undefined>;
  decidedIfNoRecord: ReadonlySignal<IfNoRecord | undefined>;
  offered: ReadonlySignal<readonly ConnectorId[]>;
  /** The fields of the chosen CRM that an administrator fixed. */
  fixed: ReadonlySignal<Partial<TypedConnectorFields>>;
}

function createFormState(
  { watchConnectors, policy, suggestedConnectors }: ConnectorDeps,
  abortSignal: AbortSignal,
): FormState {
  const all = signal<readonly StoredConnector[]>([]);
  const picked = signal<ConnectorId>();
  const typed = signal<Partial<TypedConnectorFields>>({});
  const result = signal<ConnectorResult>();
  const managed = computed(() => managedConnectors(suggestedConnectors?.value, policy?.value));
  const chosen = computed(
    () => picked.value ?? all.value[0]?.id ?? managed.value.suggested[0]?.connector ?? 'odoo',
  );
  const suggested = computed(() => managed.value.fieldsOf(chosen.value));
  const fixed = computed(() => (managed.value.isLocked ? suggested.value : {}));
  const stored = computed(() => all.value.find(({ id }) => id === chosen.value));
  const decidedIfNoRecord = computed(() => policy?.value.ifNoRecord);
  const fields = computed(() => {
    const ifNoRecord = decidedIfNoRecord.value;
    const given = {
      ...storedFields(chosen.value, stored.value ?? suggested.value),
      ...typed.value,
      ...fixed.value,
    };
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
  }, abortSignal);
  const offered = computed(() => managed.value.offered);
  return {
    ...{ all, picked, typed, result, chosen, stored, fields, signsIn, decidedIfNoRecord },
    ...{ offered, fixed },
  };
}
