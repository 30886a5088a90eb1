import { Hono } from 'hono';
import { serveAssets } from './assets';
import { contactById } from './data/contacts';
import { serveHardPages } from './hard/routes';
import { renderHtml } from './page';
import { BoardPage } from './pages/BoardPage';
import { ContactList } from './pages/ContactList';
import { FormsPage } from './pages/FormsPage';
import { MailThread } from './pages/MailThread';
import { NotFound } from './pages/NotFound';
import { PapersPage } from './pages/PapersPage';
import { ContactRecordPage } from './pages/RecordPage';

/**
 * Creates the sample CRM, which is mounted at `/crm`: a server-rendered list, a single-page app,
 * record pages, a page of texts that only look like numbers, and the hard pages. It stores nothing.
 */
export function createCrm(): Hono {
  const app = new Hono();
  serveAssets(app);
  app.get('/app', (c) => c.html(renderHtml(<BoardPage />)));
  app.get('/forms', (c) => c.html(renderHtml(<FormsPage />)));
  app.get('/forms/:at', (c) => c.html(renderHtml(<FormsPage />)));
  app.get('/traps', (c) => c.html(renderHtml(<PapersPage />)));
  serveRecords(app);
  serveHardPages(app);
  app.get('/', (c) => c.html(list(c.req.query())));
  app.get('*', (c) =>
    c.req.path.endsWith('/crm/')
      ? c.html(list(c.req.query()))
      : c.html(renderHtml(<NotFound />), 404),
  );
  return app;
}

function list(query: Record<string, string>): string {
  return renderHtml(
    <ContactList filter={{ words: query.q ?? '', country: query.country ?? '' }} />,
  );
}

function serveRecords(app: Hono): void {
  app.get('/contacts/:id', (c) => {
    const contact = contactById(Number(c.req.param('id')));
    return contact
      ? c.html(renderHtml(<ContactRecordPage contact={contact} />))
      : c.html(renderHtml(<NotFound />), 404);
  });
  app.get('/contacts/:id/mail', (c) => {
    const contact = contactById(Number(c.req.param('id')));
    return contact
      ? c.html(renderHtml(<MailThread contact={contact} />))
      : c.html(renderHtml(<NotFound />), 404);
  });
}
