import type { Edit } from './edit';

const CALL_OFFER = 'lib/offers/confirm/call-offer.ts';
const PAGE_HANDLERS = 'entrypoints/background/handlers/page-handlers.ts';

const openStorage: readonly Edit[] = [
  ['entrypoints/background/index.ts', '    void closeStorage();\n', ''],
];

/** Guards of the background and of our own pages: who may ask for what, and what the answers hold. */
export const backgroundGuards = {
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
  /** A countdown whose tab shows another document is cancelled, whatever its page keeps from our script. */
  'left-document': [
    [
      'lib/platform/tabs/countdown-ports.ts',
      '    onDocumentLeft(documentOf(sender), leave, left.signal);\n',
      '',
    ],
  ],
  /** The card shows the number that was read, never the page's own text. */
  'as-read': [
    [
      'lib/offers/offer-candidate.ts',
      "...(number.confidence === 'doubtful'",
      "text: '+1 ' + candidate.raw, ...(number.confidence === 'doubtful'",
    ],
  ],
  /** The message that calls holds no number. */
  'no-number': [
    [
      'lib/messages/rows/offer-messages.ts',
      'request: z.object({ offerId: id, framedByOthers',
      'request: z.looseObject({ offerId: id, framedByOthers',
    ],
    [
      PAGE_HANDLERS,
      'call: async ({ offerId, framedByOthers }, sender) => {',
      `call: async ({ offerId, framedByOthers, e164 }, sender) => {
      if (e164) return countingCall(await placer.startCall({ callee: e164, gesture: offerId }));`,
    ],
  ],
  /** A call is for an offer that was made. */
  'known-offer': [
    [
      CALL_OFFER,
      'await readOffer(deps, offerId, frame);\n  const { calleeName, record, sourcePage, warned, workspace } = offer;\n  const callee = numberOf(offer);',
      "await readOffer(deps, offerId, frame).catch(() => undefined);\n  const { calleeName, record, sourcePage, warned, workspace } = offer ?? {};\n  const callee = offer ? numberOf(offer) : '+12125550134';",
    ],
  ],
  /** … to exactly this frame and document. */
  'own-frame': [
    ['lib/offers/offer-store.ts', 'offer.tabId === frame.tabId &&', 'offer.tabId >= 0 ||'],
  ],
  /** A page that is loaded ahead offers and calls nothing. */
  'shown-page': [['lib/messages/server.ts', 'if (isEarly && !whilePrerendered) return false;', '']],
  /** One offer is one gesture, and one gesture is one call. */
  'one-gesture': [
    [CALL_OFFER, 'gesture: offerId,', 'gesture: crypto.randomUUID(),'],
    [CALL_OFFER, '  await deps.database.offers.delete(offerId).catch(() => undefined);\n', ''],
  ],
  /** On a site that is not trusted the call is confirmed outside the page. */
  confirmed: [
    [
      PAGE_HANDLERS,
      '!framedByOthers && (await areTrusted(frame.addresses, await offers.readSettings()));',
      'true;',
    ],
  ],
  /** What a site sandboxes is not its own. */
  'own-origin': [['lib/messages/server.ts', '(origin ?? ofUrl) === ofUrl', 'ofUrl !== null']],
  /** Call in the confirmation counts only a pointer that moved onto it. */
  'deliberate-press': [
    [
      'components/popup/confirm/ConfirmCall.tsx',
      'presses.current?.isDeliberate(event) === true',
      'true',
    ],
  ],
  /** One call at a time. */
  'one-at-a-time': [
    [
      'lib/rules/check/guards.ts',
      "call.isInFlight) ? 'call-in-progress' : undefined",
      'false) ? undefined : undefined',
    ],
  ],
  /** A page knows neither leg of a call. */
  'private-fields': [
    [PAGE_HANDLERS, "return sender.kind === 'page' ? publicCall(call) : call;", 'return call;'],
  ],
  /** What an offer says to a page is judged without the rep's numbers. */
  'judged-without-numbers': [
    [
      'lib/offers/create-offer.ts',
      'settings: { ...settings, ownNumbers: [], dids: [] },',
      'settings,',
    ],
  ],
  /** Networks that cost as much as premium-rate numbers are not called. */
  'no-satellite': [['lib/rules/check/guards.ts', "  satellite: 'satellite-number',\n", '']],
  /** Messages come from ourselves alone. */
  'no-other-senders': [
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
      'components/log/latest/CallRow.tsx',
      '{call.calleeName ?? <PhoneNumber text={text} />}',
      '<i dangerouslySetInnerHTML={{ __html: call.calleeName ?? text }} />',
    ],
    [
      'components/campaigns/CampaignsTable.tsx',
      '            {title}\n',
      '<i dangerouslySetInnerHTML={{ __html: title }} />',
    ],
  ],
  /** A recording is a link of https, or of this machine. */
  'recording-link': [
    [
      'lib/service/calls/history.ts',
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
  /** The menu follows its tab, whatever the page keeps from our script. */
  'watched-menu': [
    [
      'lib/offers/menu/menu-subject.ts',
      '    deps.onTabLoad((tabId) => void check(turn, tabId), turn.signal);\n',
      '',
    ],
  ],
  /** A number in the menu is called only in the document that showed it. */
  'clicked-document': [
    ['lib/offers/menu/menu-request.ts', '!(await deps.isStillShown(offer))', 'false'],
  ],
  /** What only our own pages may ask is answered to them alone. */
  'own-pages': [['lib/messages/server.ts', "from === 'any' || from === sender.kind", 'true']],
} as const satisfies Record<string, readonly Edit[]>;
