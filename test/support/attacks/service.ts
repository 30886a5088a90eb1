import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A service that somebody filled with payloads. */
export interface PoisonedService {
  url: string;
  /** What the history says of the recording of every call from now on. */
  recordAs(link: string): void;
  stop(): Promise<void>;
}

/** Starts a service whose every text is a payload, one after the other, and which takes every call. */
export async function startPoisonedService(payloads: readonly string[]): Promise<PoisonedService> {
  let next = 0;
  let recording = '';
  const calls: { submitted: unknown; id: string }[] = [];
  const poison = () => payloads[next++ % payloads.length] ?? '';

  const answerTo = (path: string, body: unknown): [status: number, answer: unknown] => {
    if (path.endsWith('/campaign-list')) return [200, inEnvelope(campaigns(poison))];
    if (path.endsWith('/audience-list')) return [200, inEnvelope(audience(poison))];
    if (path.includes('/history')) return [200, history(calls, recording, poison)];
    if (!path.endsWith('/click-to-dial')) return [422, refusal(poison())];
    const { submitted_id: submitted } = Object(body);
    if (calls.length % 2 === 1) {
      calls.push({ submitted, id: '' });
      return [422, refusal(poison())];
    }
    const id = String(1_000_000_000 + calls.length);
    calls.push({ submitted, id });
    return [200, { data: { call_id: id, note: poison() }, message: poison() }];
  };
  const server = createServer(async (request, answer) => {
    const [status, body] = answerTo(pathOf(request), await bodyOf(request));
    send(answer, status, body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    recordAs(link) {
      recording = link;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(answer: ServerResponse, status: number, body: unknown): void {
  answer.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  answer.end(JSON.stringify(body));
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return new URL(url, 'http://service.example').pathname;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

const pagination = { totalRecords: 25, totalPages: 1, currentPage: 1, limit: 25 };

function inEnvelope(data: object): object {
  return { error: false, code: 200, message: '', timestamp: 1, data, ...data };
}

function refusal(message: string): object {
  return { error: true, code: 422, message, timestamp: 1, data: {} };
}

function campaigns(text: () => string): object {
  const rows = Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    campaign_name: text(),
    agent_id: 1,
    agent_name: text(),
    workspace_id: 1,
    workspace_name: text(),
    start_end_date: text(),
    max_delay: text(),
    progress: '1/2',
    total_audience: 2,
    campaign_status_name: text(),
    campaign_status: index % 6,
    last_updated: text(),
  }));
  return { campaigns: rows, pagination };
}

function audience(text: () => string): object {
  const rows = Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    mobile_no: `+121255501${index + 10}`,
    input_data: { name: text(), [text()]: text(), company: text() },
    total_attempt: '1/2',
    duration: text(),
    last_attempt: text(),
    last_disposition: text(),
    last_call_status: text(),
    status: text(),
    updated_by: text(),
  }));
  const headers = ['last_disposition', 'last_call_status', 'status', 'updated_by', 'duration'];
  return { datalist: rows, headers: headers.map((key) => ({ key, label: text() })), pagination };
}

function history(
  calls: readonly { submitted: unknown; id: string }[],
  recording: string,
  text: () => string,
): object {
  const rows = calls.map(({ submitted, id }) => ({
    recording,
    ...(id && { call_id: id }),
    submitted_id: submitted,
    status: text(),
    disposition: text(),
    duration: 7,
  }));
  return { data: rows.reverse(), pagination: { total_pages: 1 } };
}
