import type { Edit } from './edit';

export const CARD = 'components/page/start-card.tsx';
export const HOLDER = 'lib/page/card/card-holder.ts';
export const SHOWN = 'components/page/display/card-display.ts';
export const GUARDED = 'lib/page/trust/trusted-button.ts';
export const SIGHT = 'lib/page/trust/visibility.ts';
export const ALTERED = 'lib/page/trust/page-effects.ts';

export const CSS = 'components/page/styles/host.css';

export const openRoot: Edit = [HOLDER, "mode: 'closed', slot", "mode: 'open', slot"];
const unheard: Edit = [
  SIGHT,
  'const onToggle = () => {',
  'const onToggle = () => {};\n  const unused = () => {',
];
export const unreached: Edit = [
  'lib/page/trust/trust.ts',
  "return gesture.arrived ? undefined : 'not-reached';",
  'return undefined;',
];
export const slotted: Edit = [HOLDER, "  surface.attachShadow({ mode: 'closed' });\n", ''];
export const noReportedVisibility: readonly Edit[] = [
  unheard,
  [SIGHT, 'const isReportedVisible = reportedVisible();', 'const isReportedVisible = true;'],
  [ALTERED, 'return roots.some((root)', 'return [].some((root: Document)'],
  [SHOWN, 'timer = setInterval(() => (layer.isConnected ? raise() : stop()), RAISE_MS);', ''],
];

export const unpainted: readonly Edit[] = [
  unheard,
  [SIGHT, 'now - lastFrameAt > STEADY_MS', 'false'],
  [SIGHT, 'const isReportedVisible = reportedVisible();', 'const isReportedVisible = true;'],
  unreached,
];

export const notAsShown: readonly Edit[] = [
  [
    'components/page/model/card-model.ts',
    "await ask('call', requestFor(now.offer, isFramedByOthers()))",
    `await ask('offer', {
      candidate: {
        raw: (document.getElementById('number') ?? document.querySelector('p')).textContent.replace(/^Call\\s+/, ''),
        before: '',
        after: '',
      },
      start: 0,
      lang: 'en',
      calleeNames: [],
    }).then((fresh) => ask('call', fresh.value))`,
  ],
  [
    'components/page/display/follow-number.ts',
    'if (isCurrent()) requestAnimationFrame',
    'requestAnimationFrame',
  ],
  ['components/page/display/follow-number.ts', '    else model.endOffer();\n', ''],
  [
    'components/page/display/follow-number.ts',
    'const current = anchor.isCurrent();',
    'const current = true;',
  ],
];

/** What click-to-dial scripts that trust a page do: call whatever number it names. */
export const OBEY = `
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
