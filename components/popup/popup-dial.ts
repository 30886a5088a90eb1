import type { CountdownModel } from '@/components/countdown/countdown-model';
import { type DialModel, listedCalleeOf } from '@/components/dial/dial-model';
import type { CurrentWrapUpModel } from '@/components/wrap-up/current-wrap-up-model';
import type { SearchModel } from './page-numbers/search-model';

/** Returns whether the dial field was not used since this view showed a call. */
export function isDialDone(dial: DialModel, { counting, outcome }: CountdownModel): boolean {
  const call = counting.value ?? outcome.value;
  return call !== undefined && !dial.usedSinceCall.value && !dial.problem.value;
}

/**
 * Returns whether the rep does nothing in the dial field: it was not used since the last call, and holds at
 * most the number of the call that is wrapped up.
 */
export function isDialAtRest(dial: DialModel, { call }: Pick<CurrentWrapUpModel, 'call'>): boolean {
  if (dial.usedSinceCall.value || dial.busy.value || dial.problem.value) return false;
  if (dial.text.value.trim() === '') return true;
  return dial.preview.value?.facts?.e164 === call.value?.callee;
}

/** The dial field with the search: typing searches, and Call calls the chosen number of the page. */
export function searchingDial(field: DialModel, search: SearchModel): DialModel {
  const fill: DialModel['fill'] = (text, listed) => {
    search.stop();
    field.fill(text, listed);
  };
  return {
    ...field,
    fill,
    type(typed) {
      field.type(typed);
      search.search(typed);
    },
    async call() {
      const number = search.chosen.value;
      // The list shows the whole page again: what was typed is called now.
      search.stop();
      if (!number) return field.call();
      fill(number.text, number);
      const { e164 } = number;
      // Without a known country the field asks for it.
      if (e164) await field.callNumber({ e164, ...listedCalleeOf(number) });
    },
  };
}
