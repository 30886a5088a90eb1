import type { Attack } from '@/test/attacks/attack';
import { clickWhereCallWas } from '@/test/attacks/scripts/hiding';
import { atOnce, brought, clickTrembling } from '@/test/attacks/scripts/resting';

/** A clear layer over the number. It takes the pointer there: the number is offered through it. */
const LAYER =
  '<div id="layer" style="position:fixed;left:280px;top:180px;width:300px;height:70px"></div>';
/** The same in the top layer. */
const TOP_LAYER = `<div id="layer" popover="manual" style="inset:auto;left:280px;top:180px;width:300px;height:70px;
  margin:0;border:0;padding:0;background:none"></div><script>document.getElementById('layer').showPopover()</script>`;

/** What lies over a number may be the page's. What comes over our button or card from there stops every press. */
export const layering: Attack[] = [
  {
    name: 'a clear layer over the number that is painted over the card, and lets the pointer through',
    guard: 'vouch',
    html: TOP_LAYER,
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        const layer = document.getElementById('layer');
        layer?.hidePopover();
        layer?.setAttribute(
          'style',
          'pointer-events:none;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff',
        );
        layer?.showPopover();
      }),
  },
  {
    name: 'a clear layer over the number that moves over the card, still clear, and takes the press',
    // The press goes to the page.
    guard: 'browser',
    html: TOP_LAYER,
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        const layer = document.getElementById('layer');
        layer?.hidePopover();
        layer?.setAttribute('style', 'inset:0;width:100%;height:100%;border:0;background:none');
        layer?.showPopover();
      }),
  },
  {
    name: 'a trembling mouse on a clear layer has number, button and Call brought under it',
    guard: 'reached-for',
    html: LAYER.replace('left:280px;top:180px;width:300px;height:70px', 'inset:0'),
    run: (stage) => brought(stage, clickTrembling, atOnce),
  },
];
