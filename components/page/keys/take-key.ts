/** Keeps a key press and its release from the page. */
export function takeKey(event: KeyboardEvent): void {
  take(event);
  const onRelease = (release: KeyboardEvent) => {
    if (release.code === event.code) take(release);
  };
  window.addEventListener('keyup', onRelease, { capture: true, once: true });
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
