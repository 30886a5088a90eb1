import { Failure, problemOf } from '@/lib/calls/failure';
import { type Handlers, serve } from '@/lib/messages/server';
import { messages } from '@/lib/messages/table';

/** What a browser says of a sender; tests break it in every way. */
export type BrowserSender = Record<string, unknown>;

/** The one listener that `serve` adds. */
export type Listener = (message: unknown, sender: BrowserSender) => Promise<unknown> | undefined;

/** One request as it reached its handler. */
export interface Reached {
  name: string;
  body: unknown;
  sender: unknown;
}

/** Serves every request of the table with handlers that note what reaches them. */
export function serveAll(fail?: unknown): Reached[] {
  const reached: Reached[] = [];
  const handlers = Object.keys(messages).map((name) => [
    name,
    async (body: unknown, sender: unknown) => {
      reached.push({ name, body, sender });
      if (fail) throw fail;
      return `${name} answered`;
    },
  ]);
  serve(Object.fromEntries(handlers) as Handlers, problemOf);
  return reached;
}

/** A failure of a handler, as `lib/calls` throws it. */
export const refused = new Failure('refused', 'Their own words.');
