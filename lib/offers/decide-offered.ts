import { Failure } from '@/lib/calls/failure';
import type { NumberDecision } from '@/lib/settings/sites/number-decision';
import { decideNumber } from '@/lib/sites/number-decisions';
import type { OfferDeps } from './deps';
import { type Frame, readOffer } from './offer-store';

/** What the rep says of an offered number; without `is`, they take back what they said. */
interface DecisionRequest {
  offerId: string;
  is?: NumberDecision['is'] | undefined;
}

/**
 * Remembers for the site of an offer what the rep says of its text, and reads the site's pages again. A page names
 * only an offer of its own frame, so it can't say anything of another site. Fails with `unknown-offer`.
 */
export async function decideOffered(
  deps: OfferDeps,
  { offerId, is }: DecisionRequest,
  frame: Frame,
): Promise<void> {
  const { writtenAs } = await readOffer(deps, offerId, frame);
  if (!writtenAs) throw new Failure('unknown-offer');
  await decideNumber(deps.settings, writtenAs, is);
  await deps.rereadPages((host, tabId) => host === writtenAs.host || tabId === frame.tabId);
}
