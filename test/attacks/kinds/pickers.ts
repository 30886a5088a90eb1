import type { Attack, Seen } from '@/test/attacks/attack';
import { clickWhereCallWas } from '@/test/attacks/scripts/hiding';

/**
 * No picture of the page shows a native picker: what it covers is something else. The picker is closed
 * afterwards: drawn by the browser, it could take the presses of the next attack's page.
 */
async function covered(...[stage, trick]: Parameters<typeof clickWhereCallWas>): Promise<Seen> {
  await clickWhereCallWas(stage, trick);
  await stage.page.evaluate(() => {
    for (const each of document.querySelectorAll('select, input, iframe')) each.remove();
    for (const host of document.querySelectorAll('p:empty')) host.remove();
  });
  return 'something else';
}

/** What browsers draw for fields of a page, over everything. */
export const pickers: Attack[] = [
  {
    name: 'a native select picker over the number, opened by the rep’s own press',
    guard: 'no-bubble',
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const select = document.body.appendChild(document.createElement('select'));
        select.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:240px`;
        select.add(new Option('+1 646 555 0177'));
        select.focus();
        select.showPicker();
        if (!select.matches(':open')) throw new Error('The picker is not open');
      }),
  },
  {
    name: 'a native select picker over the number, whose field has no focus',
    guard: 'no-bubble',
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const select = document.body.appendChild(document.createElement('select'));
        select.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:240px`;
        select.add(new Option('+1 646 555 0177'));
        select.showPicker();
        if (!select.matches(':open')) throw new Error('The picker is not open');
        if (document.activeElement === select) throw new Error('The field has the focus');
      }),
  },
  {
    name: 'a picker that a page styles itself (appearance: base-select), over the card',
    guard: 'styled-picker',
    // Firefox 153 has no base-select.
    browsers: ['chromium'],
    run: (stage) =>
      clickWhereCallWas(stage, () => {
        document.head.insertAdjacentHTML(
          'beforeend',
          `<style>select, ::picker(select) { appearance: base-select }
          ::picker(select) { pointer-events: none; position: fixed; inset: 0; width: 100vw;
            height: 100vh; max-height: none; background: #fff }</style>`,
        );
        const select = document.body.appendChild(document.createElement('select'));
        select.style.cssText = 'position:fixed;right:9px;bottom:9px';
        select.add(new Option('+1 646 555 0177'));
        select.showPicker();
        if (!select.matches(':open')) throw new Error('The picker is not open');
      }),
  },
  {
    name: 'a date picker over the number, opened by the rep’s own press',
    guard: 'no-bubble',
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const field = document.body.appendChild(document.createElement('input'));
        field.type = 'date';
        // Beside Call, not over it: Chromium's calendar takes the presses on it.
        field.style.cssText = `position:fixed;left:${x - 270}px;top:${y - 30}px;width:240px`;
        field.focus();
        field.showPicker();
        if (document.activeElement !== field) throw new Error('The field has no focus');
      }),
  },
  {
    name: 'a time picker over the number, opened by the rep’s own press',
    guard: 'no-bubble',
    // Firefox 153 has no picker of times.
    browsers: ['chromium'],
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const field = document.body.appendChild(document.createElement('input'));
        field.type = 'time';
        field.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:240px`;
        field.focus();
        field.showPicker();
        if (document.activeElement !== field) throw new Error('The field has no focus');
      }),
  },
  {
    name: 'a colour picker over the number, opened by the rep’s own press',
    guard: 'no-bubble',
    // In Firefox 153 it is a window of its own.
    browsers: ['chromium'],
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const field = document.body.appendChild(document.createElement('input'));
        field.type = 'color';
        field.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:240px`;
        field.focus();
        field.showPicker();
        if (document.activeElement !== field) throw new Error('The field has no focus');
      }),
  },
  {
    name: 'the suggestions of a field of the page (datalist) over the number',
    guard: 'no-bubble',
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<datalist id="suggestions"><option value="+1 646 555 0177"></datalist>',
        );
        const field = document.body.appendChild(document.createElement('input'));
        field.setAttribute('list', 'suggestions');
        field.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:240px`;
        field.focus();
        field.showPicker();
        if (document.activeElement !== field) throw new Error('The field has no focus');
      }),
  },
  {
    name: 'a native select picker in a closed shadow root, whose field has no focus',
    guard: 'no-bubble',
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const host = document.body.appendChild(document.createElement('p'));
        const select = document.createElement('select');
        host.attachShadow({ mode: 'closed' }).append(select);
        select.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:240px`;
        select.add(new Option('+1 646 555 0177'));
        select.showPicker();
        if (!select.matches(':open')) throw new Error('The picker is not open');
      }),
  },
  {
    name: 'a native select picker in a frame, whose field has no focus',
    guard: 'no-bubble',
    // There from the start: the rep's press is one on the frame too.
    html: '<iframe id="frame"></iframe>',
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const frame = document.getElementById('frame') as HTMLIFrameElement;
        frame.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:260px;height:30px;border:0`;
        const inner = frame.contentDocument;
        const select = inner?.body.appendChild(inner.createElement('select'));
        select?.add(new Option('+1 646 555 0177'));
        select?.showPicker();
        if (!select?.matches(':open')) throw new Error('The picker is not open');
      }),
  },
  {
    name: 'a validation bubble of a field in a frame',
    guard: 'no-bubble',
    run: (stage) =>
      covered(stage, ({ x, y }) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        frame.style.cssText = `position:fixed;left:${x}px;top:${y - 30}px;width:260px;height:30px;border:0`;
        const inner = frame.contentDocument;
        const field = inner?.body.appendChild(inner.createElement('input'));
        field?.setCustomValidity('+1 646 555 0177');
        const show = () => field?.reportValidity();
        show();
        setInterval(show, 200);
        if (document.activeElement !== frame) throw new Error('The field has no focus');
      }),
  },
];
