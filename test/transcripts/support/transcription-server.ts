import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** What the server does with a recording. */
type AnswerRecording = (response: ServerResponse) => void | Promise<void>;

/** A recording that arrived. */
interface Arrival {
  headers: IncomingHttpHeaders;
  /** The multipart body, as Latin-1. */
  body: string;
  /** Whether the sender gave up before the answer. */
  isGivenUp: boolean;
}

/** A transcription endpoint of an administrator, which may be broken or hostile. */
export interface TranscriptionServer {
  url: string;
  arrivals: readonly Arrival[];
  /** Answers each recording so from now on. */
  answer(next: AnswerRecording): void;
  stop(): void;
}

/** Answers with a text, as the endpoint does. */
export const withText = (text: string): AnswerRecording => withBody(200, JSON.stringify({ text }));

/** Answers with any body. */
export function withBody(status: number, body: string, type = 'application/json'): AnswerRecording {
  return (response) => void response.writeHead(status, { 'content-type': type }).end(body);
}

/** Starts a transcription endpoint on this machine. */
export async function startTranscription(first: AnswerRecording): Promise<TranscriptionServer> {
  const arrivals: Arrival[] = [];
  let current = first;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('latin1');
    const arrival = { headers: request.headers, body, isGivenUp: false };
    arrivals.push(arrival);
    response.once('close', () => {
      arrival.isGivenUp = !response.writableEnded;
    });
    await current(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
    arrivals,
    answer(next) {
      current = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
