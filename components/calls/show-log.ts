import type { PopupModel } from '@/lib/state/popup/popup-model';

/** Shows the call log with its newest call opened, for a rep who is to look whether it was made. */
export function showLog({ view, opened, log }: PopupModel): void {
  view.value = 'calls';
  opened.value = log.calls.value?.[0]?.id;
}
