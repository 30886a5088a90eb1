import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** Path at which the CRM is mounted. */
export const BASE_PATH = '/crm';

const PRODUCT = 'Oakmere';

const NAV = [
  { key: 'contacts', label: 'Contacts', href: `${BASE_PATH}/` },
  { key: 'pipeline', label: 'Pipeline', href: `${BASE_PATH}/app` },
  { key: 'papers', label: 'Papers', href: `${BASE_PATH}/traps` },
  { key: 'hard', label: 'Hard pages', href: `${BASE_PATH}/hard/` },
] as const;

/** The navigation entry of a page. */
type NavKey = (typeof NAV)[number]['key'];

/** Properties of a page. `script` is a name under `/crm/assets/`. */
export type PageProps = {
  title: string;
  section: NavKey;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  script?: string;
  bodyClass?: string;
  /** Namespace of a page that is served as XML. */
  xmlns?: string;
  children: ComponentChildren;
};

/** Renders a page as HTML with its doctype, in capitals as XML requires. */
export function renderHtml(page: VNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`;
}

/** The layout of every page: head, skip link, header with navigation, main, footer. */
export function Page({ title, section, lang, dir, script, bodyClass, xmlns, children }: PageProps) {
  const root = { lang: lang ?? 'en', dir: dir ?? 'ltr', ...(xmlns && { xmlns }) };
  return (
    <html {...root}>
      <Head title={title}>
        {script && <script type="module" src={`${BASE_PATH}/assets/${script}.js`} />}
      </Head>
      <body class={bodyClass}>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <Header section={section} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer class="foot" lang="en" dir="ltr">
          <p>{PRODUCT} CRM · sample data: every person and company is invented.</p>
        </footer>
      </body>
    </html>
  );
}

/** The head of pages and frames. `children` are appended. */
export function Head({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <head>
      <meta charset="utf-8" />
      <title>{`${title} · ${PRODUCT}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" type="image/svg+xml" href={`${BASE_PATH}/icon.svg`} />
      <link rel="stylesheet" href={`${BASE_PATH}/style.css`} />
      {children}
    </head>
  );
}

function Header({ section }: { section: NavKey }) {
  return (
    <header class="top">
      <a class="brand" href={`${BASE_PATH}/`}>
        <Leaf />
        {PRODUCT}
      </a>
      <nav aria-label="Main">
        {NAV.map(({ key, label, href }) => (
          <a key={key} href={href} aria-current={key === section ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <span class="me">
        <span class="face" data-hue="4" aria-hidden="true">
          JB
        </span>
        <span class="me-name">June Barlow</span>
      </span>
    </header>
  );
}

function Leaf() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
    >
      <rect width="24" height="24" rx="7" fill="var(--accent)" />
      <path
        d="M6.5 16.5c0-5.5 3.5-9 11-9 0 6.5-3.5 10-8.5 10M6.5 18.5c1-3 3-5.5 6.5-7"
        fill="none"
        stroke="var(--accent-ink)"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </svg>
  );
}
