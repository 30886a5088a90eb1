/** Keeps a key press, its repeats and its release from the page. */
export function takeKey(press: KeyboardEvent): void {
  take(press);
  const released = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (event === press || event.code !== press.code) return;
    if (event.repeat) return take(event);
    // The release never comes if the focus went to another window: then the next press ends this.
    released.abort();
    if (event.type === 'keyup') take(event);
  };
  const options = { capture: true, signal: released.signal };
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('keyup', onKey, options);
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
