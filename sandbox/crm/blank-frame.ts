/**
 * Writes a frame's `data-note` into its `about:blank` document, as older CRMs do. Writes again on the
 * load event, because Firefox may replace the first document
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=543435).
 */
export function fillBlankFrame(frame: HTMLIFrameElement): void {
  const fill = () => {
    const page = frame.contentDocument;
    if (!page?.body || page.body.hasChildNodes()) return;
    const sheet = page.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/crm/style.css';
    page.head.append(sheet);
    page.documentElement.lang = document.documentElement.lang;
    const note = page.createElement('p');
    note.textContent = frame.dataset.note ?? '';
    page.body.className = 'mail';
    page.body.append(note);
  };
  frame.addEventListener('load', fill);
  fill();
}
