import { type ReadonlySignal, signal } from '@preact/signals';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import { createNumberField, type NumberFieldModel } from './number-field-model';

/** The rep's phone and caller IDs, at the second step. */
export interface NumbersModel {
  ownNumber: NumberFieldModel;
  callerId: NumberFieldModel;
  /** Numbers that the workspace called from, in E.164; empty if the service names none. */
  usedDids: ReadonlySignal<readonly string[]>;
  /** Those among them that the rep chose. The most used one is chosen at first. */
  chosenDids: ReadonlySignal<readonly string[]>;
  /** Why the numbers were not saved. */
  problem: ReadonlySignal<Problem | undefined>;
  choose(did: string, isChosen: boolean): void;
  chooseCountry(country: string): Promise<void>;
  /** Asks the service for the numbers that the workspace called from. */
  readUsedDids(): Promise<void>;
  /** Saves what is missing in the settings. Resolves to whether nothing is missing any more. */
  save(): Promise<boolean>;
}

/** What the step needs. */
export interface NumbersDeps {
  ask: Ask;
  settings: SettingsModel;
}

type ListKey = 'ownNumbers' | 'dids';

/** Creates the model of the step. */
export function createNumbersModel(deps: NumbersDeps, abortSignal: AbortSignal): NumbersModel {
  const { ask, settings } = deps;
  const ownNumber = createNumberField(ask, abortSignal);
  const callerId = createNumberField(ask, abortSignal);
  const usedDids = signal<readonly string[]>([]);
  const chosenDids = signal<readonly string[]>([]);
  const problem = signal<Problem>();
  const isMissing = (key: ListKey) => settings.value.value?.[key].length === 0;

  /** The caller IDs to save; none if the rep chose none and typed none. */
  async function dids(): Promise<readonly string[]> {
    if (chosenDids.value.length > 0 && callerId.text.value.trim() === '') return chosenDids.value;
    const typed = await callerId.finish();
    return typed ? [...new Set([...chosenDids.value, typed])] : [];
  }

  async function store(key: ListKey, e164s: readonly string[]): Promise<boolean> {
    const isStored = await settings.change(key, (numbers) => {
      const added = e164s.filter((e164) => numbers.every((number) => number.e164 !== e164));
      return [...numbers, ...added.map((e164) => ({ e164, label: '' }))];
    });
    if (!isStored) problem.value = { code: 'not-saved' };
    return isStored;
  }

  reactTo(
    () => settings.value.value?.defaultCountry,
    () => {
      ownNumber.readAgain();
      callerId.readAgain();
    },
    abortSignal,
  );

  return {
    ownNumber,
    callerId,
    usedDids,
    chosenDids,
    problem,
    choose(did, isChosen) {
      const others = chosenDids.value.filter((each) => each !== did);
      chosenDids.value = isChosen ? [...others, did] : others;
    },
    async chooseCountry(country) {
      await settings.write('defaultCountry', country);
    },
    async readUsedDids() {
      const answer = await ask('used-dids', null);
      if (!answer.ok || abortSignal.aborted) return;
      usedDids.value = answer.value;
      chosenDids.value = answer.value.slice(0, 1);
    },
    async save() {
      problem.value = undefined;
      const own = isMissing('ownNumbers') ? await ownNumber.finish() : undefined;
      const callerIds = isMissing('dids') ? await dids() : [];
      if (own && callerIds.includes(own)) {
        problem.value = { code: 'number-twice' };
        return false;
      }
      if (isMissing('ownNumbers') && !own) return false;
      if (isMissing('dids') && callerIds.length === 0) return false;
      return (await store('ownNumbers', own ? [own] : [])) && store('dids', callerIds);
    },
  };
}
