import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { makeRinging, wavOf } from '@/sandbox/telephony/recording';
import { conversation, joined, music, quiet, twoParties } from './sounds';

const FOLDER = 'test/fixtures/recordings';
const MEGABYTE = new Uint8Array(1_000_000);

/** Answers a request for a recording. */
export type RecordingAnswer = (response: ServerResponse) => void | Promise<void>;

/** What the server has, by name: recordings of known facts, and what may come in their place. */
const answers: Readonly<Record<string, RecordingAnswer>> = {
  'conversation.wav': (response) => send(response, 'audio/wav', wavOf([conversation()])),
  'conversation.mp3': (response) => sendFile(response, 'audio/mpeg', 'conversation.mp3'),
  'conversation.ogg': (response) => sendFile(response, 'audio/ogg', 'conversation.ogg'),
  'conversation.m4a': (response) => sendFile(response, 'audio/mp4', 'conversation.m4a'),
  'two-parties.wav': (response) => send(response, 'audio/wav', wavOf(twoParties())),
  'two-parties.mp3': (response) => sendFile(response, 'audio/mpeg', 'two-parties.mp3'),
  'untyped.ogg': (response) => sendFile(response, 'application/octet-stream', 'conversation.ogg'),
  'ringing.wav': (response) => send(response, 'audio/wav', makeRinging('r', 20)),
  'music.wav': (response) =>
    send(response, 'audio/wav', wavOf([joined(quiet(1), music(10), quiet(1))])),
  'quiet.wav': (response) => send(response, 'audio/wav', wavOf([quiet(10)])),
  'cut.wav': (response) => send(response, 'audio/wav', half(wavOf([conversation()]))),
  'cut.m4a': (response) => sendFile(response, 'audio/mp4', 'conversation.m4a', half),
  'page.wav': (response) => send(response, 'text/html', text('<title>Sign in</title>')),
  'page-as-audio.wav': (response) => send(response, 'audio/wav', text('<title>Sign in</title>')),
  'empty.mp3': (response) => send(response, 'audio/mpeg', new Uint8Array()),
  'noise.mp3': (response) =>
    send(
      response,
      'audio/mpeg',
      MEGABYTE.map((_, at) => (at * at) % 251),
    ),
  'gone.wav': (response) => void response.writeHead(404).end(),
  'huge.wav': (response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': 2_000_000_000 });
    response.write(MEGABYTE);
  },
  'endless.wav': sendForEver,
};

/** A site with recordings. */
export interface RecordingServer {
  /** The headers of all requests. */
  headers: readonly IncomingHttpHeaders[];
  /** The names of what it has. */
  names: readonly string[];
  linkTo(name: string): string;
  /** How often something was asked for. */
  requestsFor(name: string): number;
  stop(): void;
}

/** Starts a site with recordings on this machine. */
export async function startRecordings(
  has: Readonly<Record<string, RecordingAnswer>> = answers,
): Promise<RecordingServer> {
  const asked: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    asked.push(name);
    headers.push(request.headers);
    response.setHeader('cache-control', 'no-store');
    const answer = has[name] ?? answers['gone.wav'];
    void answer?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    headers,
    names: Object.keys(has),
    linkTo: (name) => `http://127.0.0.1:${port}/${name}`,
    requestsFor: (name) => asked.filter((each) => each === name).length,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends a file. */
export function send(response: ServerResponse, type: string, bytes: Uint8Array): void {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
}

async function sendFile(
  response: ServerResponse,
  type: string,
  file: string,
  change = (bytes: Uint8Array) => bytes,
): Promise<void> {
  send(response, type, change(await readFile(join(FOLDER, file))));
}

/** Sends until nobody reads any more. */
async function sendForEver(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'audio/wav' });
  const end = new AbortController();
  response.once('close', () => end.abort());
  while (!end.signal.aborted) {
    if (response.write(MEGABYTE)) continue;
    await once(response, 'drain', end).catch(() => undefined);
  }
}

function half(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, bytes.length / 2);
}

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words.repeat(100));
}
