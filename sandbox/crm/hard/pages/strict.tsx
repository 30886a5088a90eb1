import { createHash } from 'node:crypto';
import { HardPage, titleOf } from '@/sandbox/crm/hard/HardPage';
import { BASE_PATH } from '@/sandbox/crm/page';

const CSS = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:60ch;margin:12vh auto;padding:0 20px}
a{color:light-dark(#4338ca,#a8b0ff)}`;

/** An empty icon. Without it, browsers request `/favicon.ico` and report a violation. */
const ICON = 'data:,';

/** The page's policy. Only its inline style and icon may load. */
export const FORBID_ALL = `default-src 'none'; style-src '${hashOf(CSS)}'; img-src data:`;

/** The policy of the page with Trusted Types. Its script uses no text sinks. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** A page without header, style sheet and icon, because its policy forbids loading them. */
export function CspPage() {
  return (
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <title>{titleOf('csp')}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={ICON} />
        <style dangerouslySetInnerHTML={{ __html: CSS }} />
      </head>
      <body>
        <main>
          <h1>Statement</h1>
          <p>
            Questions about order 4842123157? Ring (646) 555-0157, or in London +44 20 7946 0157.
          </p>
          <p>
            <a href={`${BASE_PATH}/hard/`}>Hard pages</a>
          </p>
        </main>
      </body>
    </html>
  );
}

/** Rows from a script, under a policy that requires Trusted Types. */
export function TrustedTypesPage() {
  return (
    <HardPage
      slug="trusted-types"
      script="trusted-types"
      lead="Rows are drawn by a script; a string given to innerHTML would throw."
    >
      <ul
        class="card plain"
        id="lines"
        data-lines="New York (646) 555-0158|London +44 20 7946 0158|Order 4842123158, Berlin +49 30 23125 158"
      />
    </HardPage>
  );
}

/** The page as XHTML: lower-case names, and `innerHTML` needs namespaces. */
export function XhtmlPage() {
  return (
    <HardPage
      slug="xhtml"
      xmlns="http://www.w3.org/1999/xhtml"
      lead="Served as application/xhtml+xml: element names are lower case, mistakes are fatal."
    >
      <dl class="card pairs">
        <dt>Phone</dt>
        <dd>(646) 555-0159</dd>
        <dt>Branch</dt>
        <dd>
          <a href="tel:+442079460159">+44 20 7946 0159</a>
        </dd>
        <dt>Works &amp; depot</dt>
        <dd>
          +49 <b>30</b> 23125 159
        </dd>
        <dt>Order</dt>
        <dd>4842123159</dd>
      </dl>
    </HardPage>
  );
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
