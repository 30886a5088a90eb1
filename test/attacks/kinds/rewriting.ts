import type { Attack } from '@/test/attacks/attack';
import { bubbled, clickWhereCallWas } from '@/test/attacks/scripts/hiding';
import { hostilePage } from '@/test/support/attacks/lab';

/** What a page does to its own document, and to what the browser keeps for it, under an open card. */
export const rewriting: Attack[] = [
  {
    name: 'marks moved to another number, and then cleared',
    guard: 'as-shown',
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        const number = document.getElementById('number');
        if (number) number.textContent = '(646) 555-0177';
        for (const [, marks] of CSS.highlights) {
          for (const range of marks) if (number && range instanceof Range) range.selectNode(number);
        }
        CSS.highlights.clear();
        if (CSS.highlights.size > 0) throw new Error('The marks are still there');
      }),
  },
  {
    name: 'the document written again with another number (document.open)',
    // The host goes with the old document: nothing of ours is left to press.
    guard: 'browser',
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        document.open();
        document.write('<p id="number" style="margin:200px 0 0 300px">Call (646) 555-0177</p>');
        document.close();
        if (document.querySelector('body > *')?.id !== 'number') throw new Error('Not written');
      }),
  },
  {
    name: 'a document written anew, which takes our listeners, and a bubble in it that is mended at once',
    guard: 'no-bubble',
    async run(stage) {
      await stage.page.evaluate((html) => {
        document.open();
        document.write(html);
        document.close();
      }, hostilePage(''));
      return bubbled(stage, true);
    },
  },
  {
    name: 'inert ancestors, and a copy of the card drawn over it',
    // What is inert takes no press.
    guard: 'browser',
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        document.documentElement.inert = true;
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div id="o" popover="manual" style="pointer-events:none;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">+1 646 555 0177</div>',
        );
        document.getElementById('o')?.showPopover();
        if (!document.querySelector('handset-call')?.closest('[inert]')) throw new Error('Alive');
      }),
  },
  {
    name: 'our host hidden until it is found (hidden=until-found, beforematch)',
    // The card is not within what the page hides.
    guard: 'browser',
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        for (const each of document.querySelectorAll('handset-call, handset-call > *')) {
          each.setAttribute('hidden', 'until-found');
        }
        const hidden = document.querySelectorAll('handset-call[hidden="until-found"]').length;
        document.documentElement.style.contentVisibility = 'hidden';
        if (hidden === 0) throw new Error('Nothing is hidden');
      }),
  },
  {
    name: 'clocks of the page set forward and back between reaching and pressing',
    guard: 'vouch',
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        const [now, wall] = [performance.now() + 9e6, Date.now() - 9e9];
        performance.now = () => now;
        Date.now = () => wall;
        Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now });
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div id="o" popover="manual" style="pointer-events:none;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Play</div>',
        );
        document.getElementById('o')?.showPopover();
        if (new Event('x').timeStamp !== now) throw new Error('The clock is as it was');
      }),
  },
];
