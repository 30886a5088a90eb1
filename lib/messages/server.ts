import { z } from 'zod';
import type { Problem } from '@/lib/calls/model';
import { onMessage } from '@/lib/platform/page/messaging';
import { ownId, ownOrigin } from '@/lib/platform/runtime';
import type { Message } from './rows/message';
import { type Answers, type MessageName, messages, type Requests, type Result } from './table';

/** Who sent a message, as the browser identifies it. */
export type Sender =
  | { kind: 'own' }
  | {
      kind: 'page';
      tabId: number;
      frameId: number;
      documentId?: string;
      url: string;
      /** The addresses whose content could cover or fake the card: the tab's page, and the frame's. */
      addresses: string[];
      /** The tab's page. Its address and title are unknown without host access. */
      page: { url?: string | undefined; title?: string | undefined };
      /** The page was loaded ahead and is not shown yet. */
      isPrerendered?: true;
    };

/** One handler for each message. */
export type Handlers = {
  [N in MessageName]: (body: Requests[N], sender: Sender) => Promise<Answers[N]>;
};

/** A sender as the browser describes it. Older browsers do not name the document. */
const senderSchema = z.object({
  id: z.string(),
  url: z.string().default(''),
  frameId: z.int().default(0),
  documentId: z.string().optional(),
  /**
   * Chromium: `prerender` until the page is shown. Firefox (tried: 153) does not prerender.
   * https://developer.chrome.com/docs/extensions/reference/api/extensionTypes#type-DocumentLifecycle
   */
  documentLifecycle: z.string().optional(),
  /**
   * The origin of the frame, also where its address is `about:blank`. It is `null` in a sandboxed frame,
   * whatever its address is (tried: Chromium 156, Firefox 153).
   * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/runtime/MessageSender
   */
  origin: z.string().optional(),
  /** `url` and `title` are set only where we have host access. */
  tab: z
    .object({ id: z.int(), url: z.string().default(''), title: z.string().optional() })
    .optional(),
});

const envelopeSchema = z.object({ name: z.string(), body: z.unknown() });

/** Turns an error of a handler into a problem. */
export type ProblemOf = (error: unknown, name: MessageName) => Problem;

/**
 * Answers all messages of the table. Checks the sender, parses the body and turns errors into data.
 * Ignores messages that are not in the table.
 */
export function serve(handlers: Handlers, problemOf: ProblemOf): void {
  onMessage((message, browserSender) => {
    const envelope = envelopeSchema.safeParse(message);
    if (!envelope.success || !isMessageName(envelope.data.name)) return undefined;
    const sender = readSender(browserSender);
    return answer(handlers, problemOf, envelope.data.name, envelope.data.body, sender);
  });
}

async function answer<N extends MessageName>(
  handlers: Handlers,
  problemOf: ProblemOf,
  name: N,
  body: unknown,
  sender: Sender | undefined,
): Promise<Result<Answers[N]>> {
  const { request } = messages[name];
  const parsed = request.safeParse(body);
  if (!sender || !maySend(sender, messages[name]) || !parsed.success)
    return { ok: false, error: { code: 'bad-request' } };
  try {
    const value = await handlers[name](parsed.data as Requests[N], sender);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, error: problemOf(error, name) };
  }
}

function maySend(sender: Sender, { from, whilePrerendered }: Message): boolean {
  const isEarly = sender.kind === 'page' && sender.isPrerendered;
  if (isEarly && !whilePrerendered) return false;
  return from === 'any' || from === sender.kind;
}

/** The sender if it is this extension; `undefined` for everyone else. */
export function readSender(browserSender: unknown): Sender | undefined {
  const parsed = senderSchema.safeParse(browserSender);
  if (!parsed.success || parsed.data.id !== ownId()) return undefined;
  const { url, tab, frameId, documentId, documentLifecycle, origin } = parsed.data;
  if (url.startsWith(ownOrigin())) return { kind: 'own' };
  if (!tab) return undefined;
  const frame = addressOf(url, origin);
  const addresses = frameId === 0 ? [frame] : [tab.url, frame];
  const page = { url: tab.url || (frameId === 0 ? url : ''), title: tab.title };
  const frameIds = { tabId: tab.id, frameId, ...(documentId && { documentId }) };
  const early = documentLifecycle === 'prerender' && { isPrerendered: true as const };
  return { kind: 'page', ...frameIds, ...early, url, addresses, page };
}

/**
 * The address whose content a frame shows: its origin where its own address says nothing of it. A site may
 * sandbox what others wrote and serve it at an address of its own.
 */
function addressOf(url: string, origin: string | undefined): string {
  const ofUrl = /^https?:/.test(url) ? URL.parse(url)?.origin : undefined;
  return ofUrl !== undefined && (origin ?? ofUrl) === ofUrl ? url : (origin ?? '');
}

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(messages, name);
}
