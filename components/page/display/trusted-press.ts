import { createLatestOnly } from '@/components/shared/turns';
import { pressUnderModal } from '@/lib/page/card/modal-dialog';
import { mayShowNativeOverlay, rememberInvalidFields } from '@/lib/page/trust/browser-overlays';
import { type FieldUse, followFieldUse } from '@/lib/page/trust/field-use';
import { followTouches } from '@/lib/page/trust/pointer-arrival';
import { trustButton } from '@/lib/page/trust/trusted-button';
import type { ButtonUse } from '@/lib/page/trust/visibility';
import { checkOfferBeforePress } from './follow-number';
import { type CardDisplayDeps, openCard } from './handle';

/**
 * The `ref` of a button that acts only on trusted presses of the rep
 * (`lib/page/trust/trusted-button.ts`).
 */
export type TrustedRef = (button: HTMLButtonElement | null) => void;

type PressDeps = Pick<CardDisplayDeps, 'holder' | 'model'>;

/** The refs of the card's buttons that act on trusted presses alone. */
interface TrustedRefs {
  /** Opens the card, or calls. */
  trustedRef: TrustedRef;
  /** Says that the text is no number on its site, or always one. */
  decideRef: TrustedRef;
}

/** Creates the refs of the buttons that act on trusted presses alone, until the signal ends. */
export function createTrustedRefs(deps: PressDeps, abortSignal: AbortSignal): TrustedRefs {
  const { holder, model } = deps;
  const buttons = createLatestOnly(abortSignal);
  const touches = followTouches(globalThis.handsetFinder?.frame?.click, abortSignal);
  const fields = followFieldUse(document, holder, abortSignal);
  followPointer(deps, fields, abortSignal);
  rememberInvalidFields(document, abortSignal);
  const onTrustedPress = (byKey: boolean) => {
    if (checkOfferBeforePress(model, byKey)) press(deps, fields, byKey);
  };
  /** A dialog of the page may cover the button, so this opens the card even if the rep skips it. */
  const actUnderModal = () => {
    if (checkOfferBeforePress(model, false)) openCard(deps, false);
  };
  const decisions = createLatestOnly(abortSignal);
  const decideRef: TrustedRef = (button) => {
    if (!button) return decisions.end();
    const onTrustedPress = (byKey: boolean) => {
      if (checkOfferBeforePress(model, byKey)) void model.decide();
    };
    trustButton(
      button,
      {
        ...{ host: holder.host, use: 'calls', mayShowList: fields.mayShowList, touches },
        ...{ onTrustedPress, onRejectedPress: model.showDistrust },
      },
      decisions.begin(),
    );
  };
  const trustedRef: TrustedRef = (button) => {
    if (!button) return buttons.end();
    const abortSignal = buttons.begin();
    const isCallButton = model.shown.peek()?.kind === 'button';
    // Looked at for the button beside a number too: a press on it asks what was open then.
    const mayShowList = () => fields.mayShowList() && !isCallButton;
    const watched = { host: holder.host, use: useOf(model), mayShowList };
    trustButton(
      button,
      { ...watched, onTrustedPress, onRejectedPress: model.showDistrust, touches },
      abortSignal,
    );
    if (isCallButton) pressUnderModal(button, actUnderModal, abortSignal);
  };
  return { trustedRef, decideRef };
}

/** Returns what a trusted press of the shown button does. */
function useOf({ shown }: PressDeps['model']): ButtonUse {
  const now = shown.peek();
  return now?.kind === 'button' && !now.offer.countsDownAtOnce ? 'opens' : 'calls';
}

/**
 * Presses Call, or opens the card. Does both if the rep skips the card, unless the browser may have shown
 * another number over the button. An assistive tool presses it while a field of the page has the focus.
 */
function press(deps: PressDeps, fields: FieldUse, byKey: boolean): void {
  const { model } = deps;
  const shown = model.shown.peek();
  if (shown?.kind !== 'button') return void model.call();
  const wasListShown = byKey ? fields.mayShowList() : fields.wasListShown();
  const isAtOnce = shown.offer.countsDownAtOnce && !wasListShown;
  openCard(deps, byKey && !isAtOnce);
  if (isAtOnce) void model.call();
}

/**
 * Closes what the browser may show for a field of the page, once the rep's pointer moves on the open card: takes
 * the focus from a field with a bubble, and closes a list.
 */
function followPointer(
  { holder, model }: PressDeps,
  fields: FieldUse,
  abortSignal: AbortSignal,
): void {
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted || model.shown.peek()?.kind !== 'card') return;
    if (mayShowNativeOverlay(document, holder.host)) {
      holder.rememberFocus();
      holder.layer.focus();
    } else if (fields.mayShowList()) fields.closeList();
  };
  holder.layer.addEventListener('pointermove', onMove, { passive: true, signal: abortSignal });
}
