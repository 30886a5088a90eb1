import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Head } from './page';

type Props = { title: string; children: ComponentChildren };

/** A small document for a frame. */
export function FrameDoc({ title, children }: Props) {
  return (
    <html lang="en">
      <Head title={title} />
      <body class="mail">{children}</body>
    </html>
  );
}

/** Returns the same document as HTML for `srcdoc`. */
export function frameHtml(props: Props): string {
  return `<!doctype html>${renderToString(<FrameDoc {...props} />)}`;
}
