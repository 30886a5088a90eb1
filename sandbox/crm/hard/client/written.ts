const LATER_MS = 500;

for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe.written')) {
  const { now = '', later } = frame.dataset;
  write(frame, now);
  if (later) setTimeout(() => write(frame, later), LATER_MS);
}

function write({ contentDocument: page }: HTMLIFrameElement, html: string): void {
  page?.open();
  page?.write(html);
  page?.close();
}
