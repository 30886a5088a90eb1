import { Failure } from '@/lib/calls/failure';
import { createOffer } from './create-offer';
import type { OfferDeps } from './deps';
import { type Frame, takeOffer } from './offer-store';

/**
 * Moves an offer to the tab's top frame and opens the card there, at the number that `anchorId` names.
 * Fails with `page-unreachable` where no card can open.
 */
export async function openInTopFrame(
  deps: OfferDeps,
  offerId: string,
  frame: Frame,
  anchorId?: string,
): Promise<void> {
  const taken = await takeOffer(deps, offerId, frame);
  const { e164, ext, calleeName, reading, record, sourcePage } = taken;
  const top = { tabId: frame.tabId, frameId: 0 };
  const document = await deps.injectCard(top.tabId, top.frameId);
  if (!document) throw new Failure('page-unreachable');
  const offer = await createOffer(
    deps,
    { ...top, ...document },
    {
      ...(e164 && { e164 }),
      ...(ext && { ext }),
      ...(calleeName && { calleeName }),
      ...(record && { record }),
      ...(sourcePage && { sourcePage }),
      ...(reading && { reading }),
      host: reading?.host ?? '',
    },
  );
  if (!(await deps.openCard(top, offer, anchorId))) throw new Failure('page-unreachable');
}
