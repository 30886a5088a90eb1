import type { CallDeps } from '@/lib/calls/deps';
import type { SettingsStore } from '@/lib/settings/store';
import type { MenuTarget, MenuTargetDetails } from '@/lib/sites/model';
import type { SiteDeps } from '@/lib/sites/site-rules';
import type { Offer } from './model';
import type { Frame } from './offer-store';

/** What making offers needs. */
export interface OfferDeps extends CallDeps, SiteDeps {
  uuid(): string;
  settings: SettingsStore;
  /** Injects the card's script; `undefined` where the browser blocks that. */
  injectCard(tabId: number, frameId: number): Promise<{ documentId?: string } | undefined>;
  /** Returns whether a frame still shows this document. The browser knows, so no page can pretend. */
  isStillShown(frame: Frame): Promise<boolean>;
  /** Opens the card of a frame with an offer, at its number if `anchorId` names it. Returns whether it opened. */
  openCard(frame: Frame, offer: Offer, anchorId?: string): Promise<boolean>;
  /** Shows what waits to be confirmed in a tab, where no page can draw, cover or move it. */
  openConfirmation(tabId: number): Promise<void>;
  /** Asks a frame what it shows around the selection or link that the rep right-clicked. */
  describeMenuTarget(frame: Frame, target: MenuTarget): Promise<MenuTargetDetails | undefined>;
  /** Reads the numbers of open pages again. */
  rereadPages(isMeant: (host: string, tabId: number) => boolean): Promise<void>;
}
