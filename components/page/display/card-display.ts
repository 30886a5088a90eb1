import { effect } from '@preact/signals';
import { onCountryKey } from '@/components/page/keys/country-key';
import type { KeyReachModel } from '@/components/page/keys/key-reach';
import { takeKey } from '@/components/page/keys/take-key';
import type { CardModel, Shown } from '@/components/page/model/card-model';
import type { Call } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { Anchor, CardHandle } from '@/lib/page/card/card-handle';
import type { CardHolder } from '@/lib/page/card/card-holder';
import { isUnderModal, pressUnderModal } from '@/lib/page/card/modal-dialog';
import { holds } from '@/lib/page/dom/geometry';
import { reportsVisibility } from '@/lib/page/trust/page-effects';
import { trustButton } from '@/lib/page/trust/trusted-button';
import type { CountdownModel } from '@/lib/state/calls/countdown-model';
import { followText, isForText } from './current-text';

/** How long a call that was asked for stays told, in milliseconds. Problems stay until closed. */
const TOLD_MS = 6000;
/** How often the card comes back on top under a resting pointer, in milliseconds. */
const RAISE_MS = 200;
/** How often a page may take the countdown away before the call is undone. */
const MOST_TAKEN = 3;
/** How far beside the card the pointer still counts as on it, in pixels. */
const SLACK = 4;

/** What keeping the card shown takes. */
export interface CardDisplayDeps {
  document: Document;
  holder: CardHolder;
  model: CardModel;
  countdown: CountdownModel;
  keys: KeyReachModel;
}

/** Keeps holder and model in step; gives the handle for the content script and the buttons' guard. */
export function startCardDisplay(deps: CardDisplayDeps): {
  handle: CardHandle;
  guard: (button: HTMLButtonElement | null) => void;
} {
  const { holder, model, countdown, keys } = deps;
  let following = new AbortController();
  const place = () => placeNow(deps);

  let before: Shown['kind'] | undefined;
  effect(() => {
    const shown = model.shown.value;
    following.abort();
    // Countdown and outcome are as high as the card was: what is pressed stays where it is.
    if (shown?.kind !== 'call') holder.keepHeight(false);
    else if (before === 'card') holder.keepHeight(true);
    before = shown?.kind;
    holder.changed();
    following = new AbortController();
    if (!shown) return holder.hide();
    const { signal } = following;
    closeWhenTold(deps, countdown.outcome.value, signal);
    followViewport(deps.document, place, signal);
    if ('anchor' in shown && shown.anchor) {
      followNumber(shown.anchor, place, signal);
      if (shown.kind !== 'call') followText(shown.anchor, model, signal);
    }
    onEscape(deps, signal);
    keys.follow(signal);
    onCountryKey(model, keys, signal);
    holder.show(shown.kind !== 'button' && isUnderModal(deps.document));
  });
  // What is drawn has its size a moment later, and changes it as the countdown goes on.
  new ResizeObserver(place).observe(holder.layer);
  keepCountdown(deps);
  if (!reportsVisibility) stayOnTop(holder);
  return { handle: handleOf(deps), guard: guardFor(deps) };
}

function placeNow({ holder, model }: CardDisplayDeps): void {
  const shown = model.shown.peek();
  if (!shown) return;
  holder.place('anchor' in shown ? shown.anchor : undefined, shown.kind === 'button');
}

/** Calls back in each frame in which the number moved: pages put their lists into another order. */
function followNumber({ boxes }: Anchor, place: () => void, signal: AbortSignal): void {
  let before = boxes().at(-1);
  const frame = () => {
    if (signal.aborted) return;
    const now = boxes().at(-1);
    if (now?.left !== before?.left || now?.bottom !== before?.bottom) place();
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Calls back once a frame while the page scrolls or changes its size. */
function followViewport(document: Document, place: () => void, signal: AbortSignal): void {
  let due = false;
  const onChange = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (!signal.aborted) place();
    });
  };
  const options = { capture: true, passive: true, signal };
  document.addEventListener('scroll', onChange, options);
  window.addEventListener('resize', onChange, options);
}

/** Escape undoes a countdown, goes back from a choice, and closes whatever else is open. */
function onEscape({ model, countdown }: CardDisplayDeps, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape' || !isBusy(model)) return;
    takeKey(event);
    if (countdown.counting.peek()) void countdown.cancel();
    else model.back();
  };
  window.addEventListener('keydown', onKey, { capture: true, signal });
}

function closeWhenTold(deps: CardDisplayDeps, outcome: Call | undefined, signal: AbortSignal) {
  const { model, holder } = deps;
  if (model.shown.peek()?.kind !== 'call' || outcome?.state !== 'placed') return;
  const close = () => (holder.layer.matches(':hover') ? wait() : model.close());
  const wait = () => {
    const timer = setTimeout(close, TOLD_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  wait();
}

/** A page that takes the countdown away takes the undo with it: it is shown again, or undone. */
function keepCountdown({ holder, countdown }: CardDisplayDeps): void {
  let taken = 0;
  effect(() => {
    if (countdown.left.value === 0) taken = 0;
    else if (!holder.stands()) {
      taken++;
      if (taken > MOST_TAKEN) void countdown.cancel();
      else holder.show(isUnderModal(document));
    }
  });
}

/**
 * Where the browser does not say what is visible (Firefox has no IntersectionObserver v2), something
 * above that lets the pointer through goes unnoticed: so the card comes back on top as the pointer
 * enters, and again while it stays.
 */
function stayOnTop({ layer, raise }: CardHolder): void {
  let timer: ReturnType<typeof setInterval>;
  const stop = () => clearInterval(timer);
  layer.addEventListener('pointerenter', () => {
    stop();
    raise();
    timer = setInterval(() => (layer.isConnected ? raise() : stop()), RAISE_MS);
  });
  layer.addEventListener('pointerleave', stop);
}

/** Opens the card of the number whose button stands now. */
function openCard({ holder, model }: CardDisplayDeps, byKey: boolean): void {
  // A page that frames this one could hide all of it, and here nobody would say so.
  if (!reportsVisibility && window !== window.top) return void model.openOnTop();
  model.open();
  if (byKey) requestAnimationFrame(() => focusFirst(holder));
}

function guardFor(deps: CardDisplayDeps) {
  const { holder, model } = deps;
  let guarding = new AbortController();
  const act = (byKey: boolean) => {
    if (!isForText(model, byKey)) return;
    if (model.shown.peek()?.kind === 'button') openCard(deps, byKey);
    else void model.call();
  };
  return (button: HTMLButtonElement | null) => {
    guarding.abort();
    guarding = new AbortController();
    if (!button) return;
    const { signal } = guarding;
    trustButton(button, holder.host, { act, doubt: model.doubt }, signal);
    if (model.shown.peek()?.kind === 'button') pressUnderModal(button, () => act(false), signal);
  };
}

function handleOf(deps: CardDisplayDeps): CardHandle {
  const { holder, model, countdown } = deps;
  return {
    offer(offer, anchor) {
      if (!isBusy(model)) model.offer(offer, anchor);
    },
    open(offer, anchor, byKey) {
      if (byKey) holder.rememberFocus();
      model.offer(offer, anchor);
      openCard(deps, byKey);
    },
    say: (problem) => model.showSentence(problemText(problem)),
    withdraw() {
      if (!isBusy(model)) model.close();
    },
    focus() {
      holder.rememberFocus();
      focusFirst(holder);
    },
    holds: (x, y) =>
      holder.host.isConnected && holds(holder.layer.getBoundingClientRect(), x, y, SLACK),
    busy: () => isBusy(model),
    calling() {
      const shown = model.shown.peek();
      const asking = shown?.kind === 'card' && shown.asking === true;
      return asking || countdown.counting.peek() !== undefined;
    },
  };
}

/** The button that matters: the one under guard, else any. */
function focusFirst({ layer }: CardHolder): void {
  const button = layer.querySelector<HTMLElement>('.go,input') ?? layer.querySelector('button');
  button?.focus();
}

function isBusy(model: CardModel): boolean {
  const shown = model.shown.peek();
  return shown !== undefined && shown.kind !== 'button';
}
