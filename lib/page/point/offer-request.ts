import type { Requests } from '@/lib/messages/table';
import { countryFactsOfPage, pageLanguage } from '@/lib/page/context/page-facts';
import { describeRecordPage } from '@/lib/page/context/record-page';
import type { FrameState } from '@/lib/page/find/frame-state';
import { createCalleeReader } from './callees';
import type { PointedNumber } from './pointed-number';

/**
 * Returns the request for an offer: the candidate, possible names of its callee, evidence for its
 * country and for its record in a CRM.
 */
export function offerRequestFor(number: PointedNumber, frame?: FrameState): Requests['offer'] {
  const facts = frame ? countryFactsOfPage(frame) : { lang: pageLanguage() };
  const recordPage = describeRecordPage(document);
  const start = number.found?.start ?? 0;
  return { ...createCalleeReader()(number), ...facts, ...(recordPage && { recordPage }), start };
}
