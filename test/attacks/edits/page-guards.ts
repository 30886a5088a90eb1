import type { Edit } from './edit';
import {
  ALTERED,
  CARD,
  CSS,
  GUARDED,
  HOLDER,
  noReportedVisibility,
  notAsShown,
  OBEY,
  openRoot,
  SHOWN,
  SIGHT,
  slotted,
  unpainted,
  unreached,
} from './page-edits';

/** Guards of the page: what is shown, and which press counts. */
export const pageGuards = {
  /** Only trusted events count, and the buttons are out of a script's reach. */
  trusted: [
    openRoot,
    ['lib/page/trust/trust.ts', "if (!gesture.isTrusted) return 'forged';", ''],
    ['lib/page/point/pointing.ts', 'if (!event.isTrusted) return;', ''],
  ],
  /** Nothing of a page's is listened to. */
  isolated: [[CARD, '  startPointing(', `${OBEY}  startPointing(`]],
  /** Still and in plain sight for a while before the press. */
  steady: [
    [
      'lib/page/trust/trust.ts',
      "if (gesture.begunAt - visibility.stillSince < steadyMs) return 'too-soon';",
      '',
    ],
    [
      'lib/page/trust/trust.ts',
      "if (gesture.begunAt - visibility.visibleSince < steadyMs) return 'covered';",
      '',
    ],
    unreached,
  ],
  /** The hand came to the button, not the button to the hand. */
  'reached-for': [unreached],
  /** What was never painted was never seen. */
  painted: unpainted,
  /** A press counts where the button is drawn, whatever of ours the event names. */
  over: [
    slotted,
    [GUARDED, 'if (!byKey && !isOver(event)) return;', ''],
    [GUARDED, 'const isPress = event.isTrusted && isOver(event);', 'const isPress = true;'],
    unreached,
  ],
  /** A click that begins with no press on the button, and comes from no key on it, is none. */
  'begun-on-it': [
    [GUARDED, 'if (!byKey && !isOver(event)) return;', ''],
    ['lib/page/trust/trust.ts', "if (gesture.begunAt === undefined) return 'too-soon';", ''],
    unreached,
  ],
  /** A page of another site between the frame and the tab's page is no reason to trust either. */
  'no-frame-between': [
    [CARD, 'isFramedByOthers: () => isFramedByOthers(window)', 'isFramedByOthers: () => false'],
  ],
  /** No script puts the focus on a button. */
  'closed-root': [openRoot],
  /** The card does not take the focus as it comes. */
  'leaves-focus': [[HOLDER, 'layer.inert = true;', '']],
  /** A key that is held down presses nothing of ours. */
  'no-repeat': [
    [GUARDED, 'if (event.repeat) event.preventDefault();', ''],
    [GUARDED, 'const isHeld = byKey && !keys.isNewPress(event);', 'const isHeld = false;'],
  ],
  /** Colours, sizes, faces and direction are the card's own. */
  'own-style': [
    [CARD, 'inlineVariables(tokens + cardStyles)', 'tokens + cardStyles'],
    [CARD, 'holder.layer.dir = wordsDirection();', ''],
  ],
  /** Pointer and looks of the surface are ours, whatever a style sheet of the page says. */
  'own-surface': [
    [CSS, '  all: initial !important;\n  display: block !important;\n', '  display: block;\n'],
    [CSS, '  cursor: default !important;\n', ''],
    [CSS, '  cursor: pointer !important;', ''],
  ],
  /** Nothing lies over the card: the browser's word, or what can be found out without it. */
  vouch: noReportedVisibility,
  /** The whole card is watched, not its button alone. */
  'whole-card': [...noReportedVisibility, [SIGHT, "button.closest('section') ?? button", 'button']],
  /** No old pictures in place of the page. */
  'view-transition': [
    ...noReportedVisibility,
    [ALTERED, "if (transitions && html.matches(':active-view-transition')) return true;", ''],
  ],
  /** Pointers meet an empty surface outside of the closed root. */
  surface: [
    [
      CSS,
      '  pointer-events: none;\n  user-select: none;\n',
      '}\nslot {\n  pointer-events: none !important;\n',
    ],
    [CSS, '  pointer-events: auto !important;', '  pointer-events: none !important;'],
  ],
  /** A name is normalized, and none reads as a number. */
  'plain-name': [
    [
      'lib/sites/callee-name.ts',
      'names.map(normalized).find(isCalleeName)',
      'names.find(isCalleeName)',
    ],
    ['lib/sites/callee-name.ts', '!readsAsNumber(name)', '!/(?:[0-9][^0-9]*){5}/.test(name)'],
  ],
  /** Nothing that a page puts into our surface is drawn. */
  slotless: [slotted, [CSS, '::slotted(*)::before,\n::slotted(*)::after {', '.none {']],
  /** What the page shows from within closed shadow roots is seen too. */
  'closed-roots': [
    [SIGHT, 'hasPageEffects(document, card, roots())', 'hasPageEffects(document, card)'],
    [
      'lib/page/trust/known-roots.ts',
      'if (known.has(root)) return;',
      'if (root !== document) return;',
    ],
    [SHOWN, 'timer = setInterval(() => (layer.isConnected ? raise() : stop()), RAISE_MS);', ''],
  ],
  /** No title of the page's is shown at Call. */
  'no-tooltip': [[HOLDER, '  keepWithoutTooltip(surface);\n', '']],
  /** A press while a native bubble may be over the card counts for nothing. */
  'no-bubble': [
    [SIGHT, "(use !== 'opens' && mayShowNativeOverlay(document, host, roots())) ||", ''],
    // A bubble needs the focus in a field, which the guard for lists notices as well.
    [SIGHT, '      mayShowList() ||\n', ''],
  ],
  /** A picker that a page styles is in the top layer, and open: either guard would do. */
  'styled-picker': [
    ...noReportedVisibility,
    [SIGHT, "(use !== 'opens' && mayShowNativeOverlay(document, host, roots())) ||", ''],
  ],
  /** A press while the browser may show what it remembers for a field counts for nothing. */
  'no-list': [
    [SIGHT, '      mayShowList() ||\n', ''],
    [
      'components/page/display/trusted-press.ts',
      'else if (fields.mayShowList()) fields.closeList();',
      '',
    ],
    ['components/page/display/trusted-press.ts', ' && !wasListShown', ''],
  ],
  /** A press under a window that stays above all others counts for nothing. */
  'no-floating-window': [
    [SIGHT, 'mayBeUnderFloatingWindow({ document, view: window }, card, roots()),', 'false,'],
  ],
  /** A countdown that the page hides is cancelled. */
  'seen-countdown': [
    ['components/page/display/countdown-shown.ts', "if (before !== 'card' ||", 'if (before ||'],
  ],
  /** A call is for the offer that was shown, and none is made while a card is open. */
  offer: [
    ['lib/page/point/offering.ts', ' || card.busy()', ''],
    [
      'lib/offers/offer-store.ts',
      'await database.offers.get(offerId)',
      "await database.offers.orderBy('madeAt').last()",
    ],
  ],
  /** A number is offered where the rep sees it: what lies over it paints nothing there. */
  'in-sight': [
    [
      'lib/page/point/number-at-point.ts',
      '|| !isClearAt(element, x, y)) return undefined;',
      ') return undefined;',
    ],
    [
      'lib/page/point/number-at-point.ts',
      'box.contains(element) || !paintsUnhit(box, x, y)',
      'box.contains(element) || true',
    ],
  ],
  /** A click on what lies over a number is the page's. */
  'own-click': [
    [
      'lib/page/point/clicks.ts',
      'import { numberAtPoint }',
      'import { numberInSight as numberAtPoint }',
    ],
  ],
  /** What was shown is called, not what the page says by then. */
  'as-shown': notAsShown,
  /** The same on a page that hardly paints: either guard would do. */
  'painted-as-shown': [...unpainted, ...notAsShown],
} as const satisfies Record<string, readonly Edit[]>;
