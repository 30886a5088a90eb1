import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createDialPreview } from '@/components/dial/dial-preview';
import { typedNumberOf } from '@/components/settings/numbers/typed-number';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { CalleeFacts, CountryOption } from '@/lib/offers/model';

/** A phone number that the rep types, read while it is typed. */
export interface NumberFieldModel {
  text: ReadonlySignal<string>;
  /** The number in the text, once there is one. */
  number: ReadonlySignal<CalleeFacts | undefined>;
  /** What is wrong. Shown only after the rep left the field or went on. */
  problem: ReadonlySignal<Problem | undefined>;
  /** The countries in which the text would be a number. */
  choices: ReadonlySignal<readonly CountryOption[]>;
  type(text: string): void;
  /** The rep left the field. An empty one is not judged yet. */
  leave(): void;
  /** Reads the text again, because the country changed. */
  readAgain(): void;
  /** Resolves to the number in E.164; to `undefined` if there is none, and shows why. */
  finish(): Promise<string | undefined>;
}

/** Creates the model of one number. */
export function createNumberField(ask: Ask, abortSignal: AbortSignal): NumberFieldModel {
  const text = signal('');
  const isJudged = signal(false);
  const { preview, read, untilRead, clear } = createDialPreview(ask, abortSignal);
  const result = computed(() => preview.value && typedNumberOf(preview.value));
  const number = computed(() => {
    const found = result.value;
    return found && !('code' in found) ? found : undefined;
  });
  const problem = computed((): Problem | undefined => {
    if (!isJudged.value || number.value) return undefined;
    if (text.value.trim() === '') return { code: 'empty' };
    const found = result.value;
    return found && 'code' in found ? found : undefined;
  });

  return {
    text,
    number,
    problem,
    choices: computed(() => preview.value?.choices ?? []),
    type(typed) {
      text.value = typed;
      isJudged.value = false;
      if (typed.trim() === '') clear();
      else void read(typed);
    },
    leave() {
      isJudged.value = text.value.trim() !== '';
    },
    readAgain() {
      if (text.value.trim() !== '') void read(text.value);
    },
    async finish() {
      await untilRead();
      isJudged.value = true;
      return number.value?.e164;
    },
  };
}
