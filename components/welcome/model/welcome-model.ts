/**
 * The welcome page: sets Handset up in three steps, the service, the rep's numbers and the sites, and lets the
 * rep try a call that reaches nobody. The background opens it once, when Handset is installed. It skips what an
 * administrator or the rep already set, and saves each step as Options does. It can be left: it comes back at
 * the same step with what was typed, but for the token.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PracticeModel } from '@/components/practice/practice-model';
import {
  type ConnectionDeps,
  type ConnectionModel,
  createConnectionModel,
} from '@/components/settings/connection/connection-model';
import { completeServiceUrl } from '@/components/settings/connection/service-url';
import {
  createSettingsFileModel,
  type SettingsFileDeps,
  type SettingsFileModel,
} from '@/components/settings/file/settings-file-model';
import {
  createHostAccessModel,
  type HostAccessDeps,
  type HostAccessModel,
} from '@/components/settings/sites/host-access-model';
import { createNumberTexts, type NumberTexts } from '@/components/shared/models/number-texts';
import { reactTo } from '@/components/shared/react-to';
import { originPattern } from '@/lib/platform/match-pattern';
import type { CommandKeys } from '@/lib/platform/ui/commands';
import { managementOf } from '@/lib/settings/apply-policy';
import type { Settings } from '@/lib/settings/table';
import {
  type ProgressStore,
  STEPS,
  type WelcomeProgress,
  type WelcomeStep,
} from '@/lib/settings/welcome-progress';
import { createNumbersModel, type NumbersDeps, type NumbersModel } from './numbers-model';
import { readSiteChoice, type SiteChoice, type SiteReach } from './site-choice';

/** Everything that the welcome page shows. */
export interface WelcomeModel {
  /** The step that is shown; `undefined` until the settings are read. */
  step: ReadonlySignal<WelcomeStep | undefined>;
  /** The steps that are done. */
  done: ReadonlySignal<ReadonlySet<WelcomeStep>>;
  settings: NumbersDeps['settings'];
  /** Once it is saved and the service accepted the token, the next step is shown. */
  connection: ConnectionModel;
  numbers: NumbersModel;
  /** A set-up file or link from an administrator, which saves typing. */
  setUp: SettingsFileModel;
  sites: HostAccessModel;
  /** What the rep can choose at the third step. */
  siteChoice: SiteChoice;
  /** The CRM's address, as typed. */
  crm: Signal<string>;
  /** Whether that was no web address when the rep pressed Allow. */
  isCrmWrong: ReadonlySignal<boolean>;
  texts: NumberTexts;
  /** The keys of Handset's commands; empty until known. */
  keys: ReadonlySignal<readonly CommandKeys[]>;
  /** Opens a practice call, which ends with the signal. */
  openPractice: (abortSignal: AbortSignal) => PracticeModel;
  /** Shows a step. */
  go(step: WelcomeStep): void;
  /** Shows the next step that is not done. */
  next(): void;
  /** Saves the numbers, and goes on if that worked. */
  saveNumbers(): Promise<void>;
  /** Asks for these sites, and goes on if the rep agreed. Call it directly from the click. */
  chooseSites(reach: SiteReach): Promise<void>;
}

/** What the welcome page needs. */
export type WelcomeDeps = ConnectionDeps &
  HostAccessDeps &
  NumbersDeps &
  Omit<SettingsFileDeps, 'onImported'> & {
    progress: ProgressStore;
    readKeys: () => Promise<CommandKeys[]>;
    openPractice: WelcomeModel['openPractice'];
  };

/** Creates the models of the welcome page and joins them. */
export function createWelcomeModel(deps: WelcomeDeps, abortSignal: AbortSignal): WelcomeModel {
  const { progress, settings } = deps;
  const kept = progress.read();
  const step = signal<WelcomeStep>();
  const crm = signal(kept.crm);
  const hasChosenSites = signal(kept.hasChosenSites);
  const isCrmWrong = signal(false);
  const keys = signal<readonly CommandKeys[]>([]);
  const connection = createConnectionModel(deps);
  const numbers = createNumbersModel(deps, abortSignal);
  const sites = createHostAccessModel(deps, abortSignal);
  const texts = createNumberTexts(deps.ask, abortSignal);
  const siteChoice = readSiteChoice(settings);
  const setUp = createSettingsFileModel(
    {
      ...deps,
      onImported: () => connection.showInPlaceOfTyped(settings.value.value),
    },
    { takesToken: false },
    abortSignal,
  );
  const done = computed(() =>
    stepsDone(settings.value.value, hasChosenSites.value || sites.hasAllSites.value === true),
  );
  const openFrom = (index: number) =>
    STEPS.slice(index).find((each) => !done.value.has(each)) ?? 'ready';

  function go(next: WelcomeStep): void {
    step.value = next;
  }
  function next(): void {
    go(openFrom(STEPS.indexOf(step.value ?? 'connect') + 1));
  }

  const model: WelcomeModel = {
    ...{ step, done, settings, connection, numbers, setUp, sites, siteChoice },
    ...{ crm, isCrmWrong, texts, keys },
    ...{ go, next, openPractice: deps.openPractice },
    async saveNumbers() {
      if (await numbers.save()) next();
    },
    async chooseSites(reach) {
      if (reach === 'all') await sites.allowAll();
      if (reach === 'listed') await sites.allowSites(siteChoice.listed.value);
      if (reach === 'crm') {
        const address = completeServiceUrl(crm.value);
        isCrmWrong.value = originPattern(address) === undefined;
        if (isCrmWrong.value) return;
        await sites.allow(address);
      }
      if (reach !== 'none' && sites.denied.value) return;
      hasChosenSites.value = true;
      next();
    },
  };
  const start = () => {
    fillIn(kept, model);
    go(openFrom(STEPS.indexOf(kept.step)));
  };
  startAtOpenStep(model, start, abortSignal);
  reactTo(
    () => connection.result.value?.state,
    (state) => {
      if (state === 'saved' && step.value === 'connect') next();
    },
    abortSignal,
  );
  keepProgress(deps, model, hasChosenSites, abortSignal);
  void deps.readKeys().then((read) => {
    keys.value = read;
  });
  return model;
}

function stepsDone(settings: Settings | undefined, hasChosenSites: boolean): Set<WelcomeStep> {
  const steps = new Set<WelcomeStep>();
  if (settings?.baseUrl && settings.hasToken) steps.add('connect');
  if (settings && settings.ownNumbers.length > 0 && settings.dids.length > 0) steps.add('numbers');
  if (hasChosenSites) steps.add('sites');
  return steps;
}

/** Puts back what was typed before the page was left, unless an administrator has fixed it. */
function fillIn(
  { baseUrl, ownNumber, callerId }: WelcomeProgress,
  { connection, numbers, settings }: Pick<WelcomeModel, 'connection' | 'numbers' | 'settings'>,
): void {
  const isFixed = managementOf(settings.policy.value, 'baseUrl') === 'locked';
  if (baseUrl && !isFixed) connection.type('baseUrl', baseUrl);
  if (ownNumber) numbers.ownNumber.type(ownNumber);
  if (callerId) numbers.callerId.type(callerId);
}

/** Shows the first step once the settings are read, and what depends on the settings whenever they change. */
function startAtOpenStep(model: WelcomeModel, start: () => void, abortSignal: AbortSignal): void {
  const { connection, numbers, settings, sites, step, texts } = model;
  reactTo(
    () => [settings.value.value, sites.hasAllSites.value !== undefined] as const,
    ([current, knowsSites]) => {
      if (!current) return;
      void texts.want([...current.ownNumbers, ...current.dids].map(({ e164 }) => e164));
      connection.showSettings(current);
      if (!step.value && knowsSites) start();
    },
    abortSignal,
  );
  reactTo(
    () => step.value === 'numbers' && settings.value.value?.hasToken,
    (isDue) => {
      if (isDue) void numbers.readUsedDids();
    },
    abortSignal,
  );
  reactTo(
    () => numbers.usedDids.value,
    (dids) => void texts.want([...dids]),
    abortSignal,
  );
}

/** Keeps the step and what is typed, with each change. */
function keepProgress(
  { progress }: Pick<WelcomeDeps, 'progress'>,
  { step, connection, numbers, crm }: WelcomeModel,
  hasChosenSites: ReadonlySignal<boolean>,
  abortSignal: AbortSignal,
): void {
  const current = computed(
    () =>
      step.value && {
        step: step.value,
        baseUrl: connection.fields.value.baseUrl,
        ownNumber: numbers.ownNumber.text.value,
        callerId: numbers.callerId.text.value,
        crm: crm.value,
        hasChosenSites: hasChosenSites.value,
      },
  );
  reactTo(
    () => current.value,
    (next) => {
      if (next) progress.write(next);
    },
    abortSignal,
  );
}
