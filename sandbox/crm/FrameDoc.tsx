import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Head } from './page';

type Props = { title: string; children: ComponentChildren };

/** A small document to stand in a frame. */
export function FrameDoc({ title, children }: Props) {
  return (
    <html lang="en">
      <Head title={title} />
      <body class="mail">{children}</body>
    </html>
  );
}

/** The same document as text for `srcdoc`. */
export function frameHtml(props: Props): string {
  return `<!doctype html>${renderToString(<FrameDoc {...props} />)}`;
}
