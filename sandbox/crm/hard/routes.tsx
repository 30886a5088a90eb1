import type { Context, Hono } from 'hono';
import type { VNode } from 'preact';
import { formPeople } from '@/sandbox/crm/forms/people';
import { AppsPage } from '@/sandbox/crm/hard/layouts/apps';
import { ControlsPage } from '@/sandbox/crm/hard/layouts/controls';
import { CoveredPage } from '@/sandbox/crm/hard/layouts/covered';
import { DrawingsPage } from '@/sandbox/crm/hard/layouts/drawings';
import { PiecesPage } from '@/sandbox/crm/hard/layouts/pieces';
import { WrittenPage } from '@/sandbox/crm/hard/layouts/written';
import { ChatterPage } from '@/sandbox/crm/hard/record-pages/chatter';
import { ContactBlocksPage } from '@/sandbox/crm/hard/record-pages/contact-blocks';
import { ContactSummaryPage } from '@/sandbox/crm/hard/record-pages/contact-summary';
import { FieldsPage } from '@/sandbox/crm/hard/record-pages/fields';
import { NotesPage } from '@/sandbox/crm/hard/record-pages/notes';
import { PartyFormPage } from '@/sandbox/crm/hard/record-pages/party-form';
import { renderHtml } from '@/sandbox/crm/page';
import { HardIndex } from './HardIndex';
import { longTable } from './long-table';
import { ChangedTextPage, DialogPage, EditInPlacePage, RevealedPage } from './pages/changing';
import { CodePage } from './pages/code';
import { ColumnsPage } from './pages/columns';
import {
  CrossOriginFrame,
  CrossOriginInner,
  CrossOriginPage,
  FramesPage,
  SandboxedFrame,
  SandboxedPage,
} from './pages/frames';
import { DialLinksPage } from './pages/links';
import { KeyedListPage, VirtualScrollPage } from './pages/lists';
import { LongListsPage } from './pages/long-lists';
import { ShadowPage, SplitPage } from './pages/roots';
import { ArabicPage, HebrewPage } from './pages/rtl';
import { PrintPage, SvgTextPage, ZoomPage } from './pages/shapes';
import { CspPage, FORBID_ALL, TRUSTED_TYPES, TrustedTypesPage, XhtmlPage } from './pages/strict';
import { SchemaOrgPage } from './pages/structured-data';

/** Pages that consist of their component only. */
const PLAIN: Record<string, () => VNode> = {
  'keyed-list': KeyedListPage,
  'changed-text': ChangedTextPage,
  'edit-in-place': EditInPlacePage,
  'virtual-scroll': VirtualScrollPage,
  'long-lists': LongListsPage,
  notes: NotesPage,
  split: SplitPage,
  shadow: ShadowPage,
  frames: FramesPage,
  sandboxed: SandboxedPage,
  'rtl-arabic': ArabicPage,
  'rtl-hebrew': HebrewPage,
  zoom: ZoomPage,
  print: PrintPage,
  'svg-text': SvgTextPage,
  revealed: RevealedPage,
  dialog: DialogPage,
  fields: FieldsPage,
  'schema-org': SchemaOrgPage,
  columns: ColumnsPage,
  'dial-links': DialLinksPage,
  chatter: ChatterPage,
  code: CodePage,
  covered: CoveredPage,
  written: WrittenPage,
  pieces: PiecesPage,
  drawings: DrawingsPage,
  controls: ControlsPage,
  apps: AppsPage,
};

/** Index of a person in the rep's own country. */
const AT_HOME = formPeople.findIndex(({ country }) => country === 'United States');

/** Serves `/hard/` and a page for each situation (see `situations.ts`). */
export function serveHardPages(app: Hono): void {
  app.get('/hard', (c) => c.redirect(`${c.req.path}/`));
  app.get('/hard/', (c) => c.html(renderHtml(<HardIndex />)));
  for (const [slug, Plain] of Object.entries(PLAIN)) {
    app.get(`/hard/${slug}`, (c) => c.html(renderHtml(<Plain />)));
  }
  serveRecords(app);
  serveFrames(app);
  serveStrict(app);
  app.get('/hard/table-100k', (c) => {
    return c.body(longTable(), 200, { 'content-type': 'text/html; charset=utf-8' });
  });
}

/** Serves records. Without an id, they show a record whose country is not known. */
function serveRecords(app: Hono): void {
  const personOf = (id: string | undefined) =>
    formPeople[Number(id ?? AT_HOME)] ?? formPeople[AT_HOME];
  app.get('/hard/contact-summary', (c) => {
    const person = personOf(c.req.query('cid'));
    return person ? c.html(renderHtml(<ContactSummaryPage person={person} />)) : c.notFound();
  });
  app.get('/hard/contact-blocks', (c) => {
    const person = personOf(c.req.query('cid'));
    return person ? c.html(renderHtml(<ContactBlocksPage person={person} />)) : c.notFound();
  });
  app.get('/hard/party-form', (c) => {
    const person = personOf(c.req.query('id'));
    const tab = c.req.query('tab') === 'kind' ? 'kind' : 'name';
    return person ? c.html(renderHtml(<PartyFormPage person={person} tab={tab} />)) : c.notFound();
  });
}

function serveFrames(app: Hono): void {
  app.get('/hard/cross-origin', (c) =>
    c.html(renderHtml(<CrossOriginPage other={otherOrigin(c)} />)),
  );
  app.get('/hard/cross-origin/frame', (c) => {
    return c.html(renderHtml(<CrossOriginFrame other={otherOrigin(c)} />));
  });
  app.get('/hard/cross-origin/inner', (c) => c.html(renderHtml(<CrossOriginInner />)));
  app.get('/hard/sandboxed/frame', (c) => {
    return c.html(renderHtml(<SandboxedFrame line={c.req.query('line') ?? ''} />));
  });
}

function serveStrict(app: Hono): void {
  app.get('/hard/csp', (c) => {
    return c.html(renderHtml(<CspPage />), 200, { 'content-security-policy': FORBID_ALL });
  });
  app.get('/hard/trusted-types', (c) => {
    return c.html(renderHtml(<TrustedTypesPage />), 200, {
      'content-security-policy': TRUSTED_TYPES,
    });
  });
  app.get('/hard/xhtml', (c) => {
    return c.body(renderHtml(<XhtmlPage />), 200, { 'content-type': 'application/xhtml+xml' });
  });
}

/** Returns this server's origin under its other loopback name, `localhost` or `127.0.0.1`. */
function otherOrigin(c: Context): string {
  const url = new URL(c.req.url);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.origin;
}
