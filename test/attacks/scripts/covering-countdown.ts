import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, NobodyCalled, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';

const COUNTDOWN_SECONDS = 3;
/** Longer than the countdown and the call after it take, in milliseconds. */
const COUNTED_MS = COUNTDOWN_SECONDS * 1000 + 1500;

/** Runs in the page before anything of ours: no other listener hears of Escape. */
const SWALLOW = `<script>
  for (const type of ['keydown', 'keypress', 'keyup']) {
    addEventListener(type, (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
  }
</script>`;

/** Runs in the page: covers everything, and again whenever the card came back on top. */
function cover(): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="o" popover="manual" style="position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Level 2</div>',
  );
  const veil = document.getElementById('o');
  veil?.showPopover();
  setInterval(() => {
    const card = document.querySelector('handset-call > *')?.getBoundingClientRect();
    const isOnTop =
      !card ||
      document.elementFromPoint(card.x + card.width / 2, card.y + card.height / 2) === veil;
    if (isOnTop) return;
    veil?.hidePopover();
    veil?.showPopover();
  }, 50);
}

/** Runs in the page: covers everything but for a moment now and then. */
function coverFlickering(): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="o" popover="manual" style="position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Level 2</div>',
  );
  const veil = document.getElementById('o');
  veil?.showPopover();
  setInterval(() => {
    veil?.hidePopover();
    setTimeout(() => veil?.showPopover(), 40);
  }, 350);
}

/** The rep calls, changes their mind, and finds no way to say so. */
async function silenced(stage: AttackStage, hide: () => void): Promise<Seen> {
  const { page } = stage;
  await stage.openCard();
  const { role } = await stage.call();
  // On a site that is not trusted, the call waits for a confirmation, and nothing counts down.
  if (role !== 'alertdialog') throw new NobodyCalled('There is no countdown to cover');
  await page.evaluate(hide);
  await page.keyboard.press('Escape');
  await sleep(COUNTED_MS);
  return 'something else';
}

/** Runs in the page: the fields of a form, whose names hide properties of the form. Then covers everything. */
function coverBlinding(): void {
  const names = ['shadowRoot', 'contentDocument', 'localName', 'matches', 'ownerDocument'];
  const fields = names.map((name) => `<input name="${name}"><input name="${name}">`);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form>${fields.join('')}</form>
    <div id="o" popover="manual" style="position:fixed;inset:0;width:100%;height:100%;margin:0;border:0;background:#fff">Level 2</div>`,
  );
  for (const type of ['beforetoggle', 'toggle', 'fullscreenchange']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  }
  const veil = document.getElementById('o');
  setTimeout(function again() {
    veil?.hidePopover();
    veil?.showPopover();
    requestAnimationFrame(again);
  }, 500);
}

const coverCountdown = (name: string, hide: () => void): Attack => ({
  name,
  guard: 'seen-countdown',
  html: SWALLOW,
  countdownSeconds: COUNTDOWN_SECONDS,
  run: (stage) => silenced(stage, hide),
});

/** Attacks on the countdown, which the rep could cancel. */
export const coveringCountdown: Attack[] = [
  coverCountdown('a countdown that is covered, and Escape swallowed', cover),
  coverCountdown(
    'a cover over the countdown that opens for a moment now and then',
    coverFlickering,
  ),
  coverCountdown(
    'a form whose fields blind our checks, and a cover over the countdown',
    coverBlinding,
  ),
];
