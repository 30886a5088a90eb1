import type { NationalNumber } from '@/lib/phone/score/read-as-country';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { RecordContext, SourcePage } from './model';

/** How a national number was read, and on which host. */
export interface OfferReading extends NationalNumber {
  host: string;
  /** The rep's choice of another country counts for this number only, not for the site. */
  thisNumberOnly?: true;
}

/** A call that waits for the rep to confirm it outside the page. */
interface ConfirmationRequest {
  /** The address of the page, or of the frame that the number is in. */
  pageAddress: string;
  /** Epoch ms. */
  askedAt: number;
  /** The rep asked by a keyboard command, which no page can press: Enter may confirm. */
  byCommand?: true;
}

/** An offer to one frame of one tab. Stored until it is called or expires. */
export interface StoredOffer {
  offerId: string;
  tabId: number;
  frameId: number;
  /**
   * Identifies the document, if the browser does (Chrome, Firefox from 153). After a navigation the offer is void.
   * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/runtime/MessageSender
   */
  documentId?: string;
  /** Absent while the country is only guessed: the rep must choose it before a call. */
  e164?: string;
  /** Digits of the extension. */
  ext?: string;
  /** The number in international format, or as the page writes it while the country is guessed. */
  text: string;
  calleeName?: string;
  /** The record of the CRM that the number belongs to. */
  record?: RecordContext;
  /** The page of its tab. */
  sourcePage?: SourcePage;
  /** The address of the record that the page showed then: in a row it is another one. */
  pageRecord?: string;
  /** Set for national numbers, so that they can be read in another country. */
  reading?: OfferReading;
  /** The host and text of the number, by which the rep can say that it is none, or always one. */
  writtenAs?: { host: string; text: string; label: string };
  /** Epoch ms. */
  madeAt: number;
  /** Epoch ms at which the rep pointed at it. The context menu shows the latest. */
  pointedAt?: number;
  /** Epoch ms at which the pointer left it. */
  leftAt?: number;
  /** Id of the workspace that was in use. Absent if it was made before there were any. */
  workspace?: string;
  /** The rules whose warning the card showed. */
  warned?: string[];
  /** Set once the rep pressed Call on a site that may not call at one click. */
  toConfirm?: ConfirmationRequest | undefined;
}

/** Where the rep stopped the recording of a call. */
export interface PlayPosition {
  callId: string;
  /** Seconds. */
  at: number;
}

/** What is stored about the log as a whole. */
export type LogState =
  /** How often calls were deleted or imported: an earlier reading of the log is then void. */
  | { key: 'rewrites'; count: number }
  /** When the rep last looked at the log, epoch ms. */
  | { key: 'seen'; seenAt: number }
  /** The version of Handset that ran last. */
  | { key: 'version'; version: string }
  /**
   * The record of the audit's chain from which on it has outcomes and wrap-ups. Absent: it has had them from the
   * beginning.
   */
  | { key: 'outcomes'; fromSeq: number }
  /** Where a countdown was shown last. */
  | { key: 'countdown'; callId: string; tabId: number; frameId: number; documentId?: string };

/** The state of following a workspace's calls (follow.ts). Times are epoch ms. */
export interface FollowState {
  /** Id of the workspace. */
  key: string;
  /** If the clock is before this, it was set back, and the times below are void. */
  writtenAt: number;
  /** Rounds since a call was requested or a log came into view. */
  rounds: number;
  /** When the next round is due. */
  nextAt: number;
  /** The end of a back-off: no round runs before. */
  notBefore: number;
  /** When the rep last changed the connection. */
  connectionChangedAt?: number | undefined;
  /** Counts the rep's changes of the connection. Answers to an earlier connection are ignored. */
  connectionChanges: number;
  /** Why following stopped until the rep changes the connection (a refused token). */
  stopped?: ProblemCode | undefined;
  /** Entries per page, if the service refused more. */
  pageSize?: number | undefined;
}
