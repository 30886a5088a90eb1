/** One change to one file of the source: a text that stands there once, and what to put instead. */
export type Edit = readonly [file: string, text: string, instead: string];

const CARD = 'components/page/start-card.tsx';
const HOLDER = 'lib/page/card/card-holder.ts';
const SHOWN = 'components/page/display/stay-on-top.ts';
const GUARDED = 'lib/page/trust/trusted-button.ts';
const SIGHT = 'lib/page/trust/visibility.ts';
const CALL_OFFER = 'lib/offers/call-offer.ts';
const PAGE_HANDLERS = 'entrypoints/background/handlers/page-handlers.ts';
const ALTERED = 'lib/page/trust/page-effects.ts';

const CSS = 'components/page/card.css';

const openRoot: Edit = [HOLDER, "mode: 'closed', slot", "mode: 'open', slot"];
const unheard: Edit = [
  SIGHT,
  'const onToggle = () => {',
  'const onToggle = () => {};\n  const unused = () => {',
];
const unreached: Edit = [
  'lib/page/trust/trust.ts',
  "return gesture.reached ? undefined : 'not-reached';",
  'return undefined;',
];
const slotted: Edit = [HOLDER, "  surface.attachShadow({ mode: 'closed' });\n", ''];
const noVouch: readonly Edit[] = [
  unheard,
  [SIGHT, 'const word = vouched();', 'const word = true;'],
  [ALTERED, 'return roots.some((root)', 'return [].some((root: Document)'],
  [SHOWN, 'timer = setInterval(() => (layer.isConnected ? raise() : stop()), RAISE_MS);', ''],
];

const unpainted: readonly Edit[] = [
  unheard,
  [SIGHT, 'now - framed > STEADY_MS', 'false'],
  [SIGHT, 'const word = vouched();', 'const word = true;'],
  unreached,
];

const notAsShown: readonly Edit[] = [
  [
    'components/page/model/card-model.ts',
    "await ask('call', { offerId: now.offer.offerId })",
    `await ask('offer', {
      candidate: { raw: document.getElementById('number').textContent, before: '', after: '' },
      start: 0,
      lang: 'en',
      calleeNames: [],
    }).then((fresh) => ask('call', fresh.value))`,
  ],
  [
    'components/page/display/current-text.ts',
    'if (isCurrent()) requestAnimationFrame',
    'requestAnimationFrame',
  ],
  ['components/page/display/current-text.ts', '    else model.endOffer();\n', ''],
  [
    'components/page/display/current-text.ts',
    'const current = anchor.isCurrent();',
    'const current = true;',
  ],
];

const openStorage: readonly Edit[] = [
  ['entrypoints/background/index.ts', '    void closeStorage();\n', ''],
];

/** What click-to-dial scripts that trust a page do: call whatever number it names. */
const OBEY = `
  const obey = async (raw: string) => {
    const candidate = { raw, before: '', after: '' };
    const offer = await ask('offer', { candidate, start: 0, lang: 'en', calleeNames: [] });
    if (offer.ok) await ask('call', { offerId: offer.value.offerId });
  };
  addEventListener('message', ({ data }) => data.number && obey(data.number));
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) void obey(target.href.replace(/^[^+]*/, ''));
  });
`;

/**
 * What stops an attack, and how to build Handset without it (`weakened.test.ts` does): the attacks
 * that name it must then succeed. Several edits where one guard stands behind another.
 */
export const guards = {
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
      "if (gesture.begunAt - sight.stillSince < steadyMs) return 'too-soon';",
      '',
    ],
    [
      'lib/page/trust/trust.ts',
      "if (gesture.begunAt - sight.clearSince < steadyMs) return 'covered';",
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
  /** No script puts the focus on a button. */
  'closed-root': [openRoot],
  /** The card does not take the focus as it comes. */
  'leaves-focus': [[HOLDER, 'layer.inert = true;', '']],
  /** A key that is held down presses nothing of ours. */
  'no-repeat': [[GUARDED, 'if (event.repeat) event.preventDefault();', '']],
  /** Colours, sizes, faces and direction are the card's own. */
  'own-style': [
    [CARD, 'inlineVariables(tokens + css)', 'tokens + css'],
    [CARD, 'holder.layer.dir = wordsDirection();', ''],
  ],
  /** Pointer and looks of the surface are ours, whatever a style sheet of the page says. */
  'own-surface': [
    [
      CSS,
      `  all: initial !important;
  display: block !important;
  block-size: 100% !important;
  pointer-events: auto !important;
  cursor: default !important;`,
      '  display: block; block-size: 100%; pointer-events: auto;',
    ],
    [CSS, '  cursor: pointer !important;', ''],
  ],
  /** Nothing lies over the card: the browser's word, or what can be found out without it. */
  vouch: noVouch,
  /** The whole card is watched, not its button alone. */
  'whole-card': [...noVouch, [SIGHT, "button.closest('section') ?? button", 'button']],
  /** No old pictures in place of the page. */
  'view-transition': [
    ...noVouch,
    [ALTERED, "if (transitions && html.matches(':active-view-transition')) return true;", ''],
  ],
  /** Pointers meet an empty surface outside of the closed root. */
  surface: [
    [CSS, '  pointer-events: none;\n  user-select: none;\n', ''],
    [CSS, '  pointer-events: auto !important;', '  pointer-events: none !important;'],
  ],
  /** A name is normalized, and none reads as a number. */
  'plain-name': [
    ['lib/sites/callee-name.ts', 'names.map(normalized).find(isName)', 'names.find(isName)'],
    ['lib/sites/callee-name.ts', "name.replace(/\\P{Nd}/gu, '')", "name.replace(/[^0-9]/g, '')"],
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
  'no-bubble': [[SIGHT, '(card !== button && mayShowBubble(document, host, roots())) ||', '']],
  /** A countdown that the page hides is cancelled. */
  'seen-undo': [
    ['components/page/display/hidden-countdown.ts', "if (before !== 'card' ||", 'if (before ||'],
  ],
  /** A call whose request the browser repeats by itself is not taken for refused. */
  'may-be-placed': [['lib/service/http/parse-response.ts', '= [421, 425];', '= [];']],
  /** A card asks again for an answer that the browser dropped. */
  'asked-again': [
    [
      'components/page/display/countdown-shown.ts',
      'if (event.persisted) countdown.askAgain();',
      '',
    ],
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
  /** What was shown is called, not what the page says by then. */
  'as-shown': notAsShown,
  /** The same on a page that hardly paints: either guard would do. */
  'painted-as-shown': [...unpainted, ...notAsShown],
  /** The message that calls holds no number. */
  'no-number': [
    [
      'lib/messages/rows/offer-messages.ts',
      "call: { from: 'page', request: z.object(",
      "call: { from: 'page', request: z.looseObject(",
    ],
    [
      PAGE_HANDLERS,
      'call: async ({ offerId }, sender) => {',
      `call: async ({ offerId, e164 }, sender) => {
      if (e164) return countingCall(await placer.startCall({ callee: e164, gesture: offerId }));`,
    ],
  ],
  /** A call is for an offer that was made. */
  'known-offer': [
    [
      CALL_OFFER,
      'await readOffer(deps, offerId, frame);\n  const { calleeName, record, warned } = offer;\n  const callee = numberOf(offer);',
      "await readOffer(deps, offerId, frame).catch(() => undefined);\n  const { calleeName, record, warned } = offer ?? {};\n  const callee = offer ? numberOf(offer) : '+12125550134';",
    ],
  ],
  /** … to exactly this frame and document. */
  'own-frame': [
    ['lib/offers/offer-store.ts', 'offer.tabId === frame.tabId &&', 'offer.tabId >= 0 ||'],
  ],
  /** One offer is one gesture, and one gesture is one call. */
  'one-gesture': [
    [CALL_OFFER, 'gesture: offerId,', 'gesture: crypto.randomUUID(),'],
    [CALL_OFFER, '  await deps.database.offers.delete(offerId).catch(() => undefined);\n', ''],
  ],
  /** On a site that is not trusted the call is confirmed outside the page. */
  confirmed: [
    [
      PAGE_HANDLERS,
      'const isTrusted = await areTrusted(frame.sites, await settings.read());',
      'const isTrusted = true;',
    ],
  ],
  /** One call at a time. */
  'one-at-a-time': [
    [
      'lib/rules/guards.ts',
      "call.isInFlight) ? 'call-under-way' : undefined",
      'false) ? undefined : undefined',
    ],
  ],
  /** A page knows neither leg of a call. */
  'private-fields': [
    [
      PAGE_HANDLERS,
      "return sender.kind === 'page' ? withoutPrivateFields(call) : call;",
      'return call;',
    ],
  ],
  /** Messages come from ourselves alone. */
  'no-strangers': [
    [
      'scripts/manifest.ts',
      "  default_locale: 'en',",
      `  default_locale: 'en',
  externally_connectable: { ids: ['*'], matches: ['http://127.0.0.1/*', 'http://localhost/*'] },`,
    ],
    ['lib/messages/server.ts', '  id: z.string(),\n', "  id: z.string().default(''),\n"],
    [
      'lib/platform/page/messaging.ts',
      'browser.runtime.onMessage.addListener(listener);',
      'browser.runtime.onMessage.addListener(listener);\n  browser.runtime.onMessageExternal?.addListener(listener);',
    ],
    ['lib/messages/server.ts', ' || parsed.data.id !== ownId()', ''],
    ['lib/messages/server.ts', "from === 'any' || from === sender.kind", 'true'],
  ],
  /** Token and settings lie where no content script can read. */
  'own-database': [
    ...openStorage,
    [
      'lib/settings/token-store.ts',
      'await database.secrets.put({ key: name, value });',
      `await database.secrets.put({ key: name, value });
      void Reflect.get(globalThis, 'chrome').storage.local.set({ token });`,
    ],
  ],
  /** Chrome's storage areas are for our own pages and the background alone. */
  'trusted-storage': openStorage,
  /** None of our files can be loaded by a page. */
  inaccessible: [
    [
      'scripts/manifest.ts',
      "  default_locale: 'en',",
      `  default_locale: 'en',
  web_accessible_resources: [{ resources: ['*'], matches: ['http://*/*', 'https://*/*'] }],`,
    ],
  ],
  /** What others wrote is text. */
  'as-text': [
    [
      'components/calls/CallRow.tsx',
      '{call.calleeName ?? <PhoneNumber text={text} />}',
      '<i dangerouslySetInnerHTML={{ __html: call.calleeName ?? text }} />',
    ],
    [
      'components/campaigns/CampaignsTable.tsx',
      "{row.name ?? i18n.t('campaigns.unnamed', [String(row.id)])}",
      "<i dangerouslySetInnerHTML={{ __html: row.name ?? '' }} />",
    ],
  ],
  /** A recording is a link of https, or of this machine. */
  'recording-link': [
    [
      'lib/service/calls/recording-link.ts',
      'if (url === null || !isSafeTransport(url)) return null;',
      'if (url === null) return value;',
    ],
  ],
  /** What the menu showed is called, or nobody. */
  'as-the-menu-says': [
    [
      'lib/platform/ui/menus.ts',
      '(offerId: string): string => MARKED + offerId;',
      '(_: string): string => MARKED + 1;',
    ],
    [
      'lib/offers/menu/menu-request.ts',
      '!offer || offer.offerId !== offerId',
      '!offer || offerId === undefined',
    ],
  ],
  /** What only our own pages may ask is answered to them alone. */
  'own-pages': [['lib/messages/server.ts', "from === 'any' || from === sender.kind", 'true']],
} as const satisfies Record<string, readonly Edit[]>;

/** What of ours stops an attack; `browser` where the browser itself does, and nothing is to be switched off. */
export type GuardName = keyof typeof guards | 'browser';
