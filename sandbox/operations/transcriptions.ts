import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { SandboxDeps } from '@/sandbox/deps';

/** Path of the transcription endpoint, as OpenAI's: https://platform.openai.com/docs/api-reference/audio */
export const TRANSCRIPTIONS_PATH = '/v1/audio/transcriptions';

/** A recording that was sent to be transcribed. */
export interface ReceivedRecording {
  name: string;
  bytes: number;
  model: string;
  /** Empty if none was sent. */
  key: string;
}

/** Words of the two parties, in turns. */
const LINES = [
  'Hello, this is about the offer that I sent you last week.',
  'Yes, I read it. The price is fine, but delivery takes too long for us.',
  'We could deliver the first half in two weeks.',
  'That would work. Please send me a new offer by Friday.',
  'I will. Is there anything else that you need?',
  'A contact for questions about the installation would help.',
  'I will put our technician in copy.',
  'Thank you. Goodbye.',
] as const;

/** Seconds that a line takes. */
const LINE_SECONDS = 3;

/** POST /v1/audio/transcriptions: the same file always has the same words, more of them the longer it is. */
export async function answerTranscription(
  { options }: SandboxDeps,
  c: Context,
  received: ReceivedRecording[],
): Promise<Response> {
  const key = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  const { transcriptionKey = '' } = options;
  if (transcriptionKey !== '' && key !== transcriptionKey)
    return refuse(c, 401, 'Incorrect API key provided.');
  const form = await c.req.formData().catch(() => undefined);
  const [file, model] = [form?.get('file'), form?.get('model')];
  if (!(file instanceof File) || typeof model !== 'string')
    return refuse(c, 400, 'You must provide a file and a model.');
  received.push({ name: file.name, bytes: file.size, model, key });
  const bytes = Buffer.from(await file.arrayBuffer());
  const seconds = wavSeconds(bytes);
  if (seconds === undefined) return refuse(c, 400, 'Invalid file format.');
  const text = wordsOf(bytes, seconds);
  const format = form?.get('response_format') ?? 'json';
  if (format === 'text') return c.text(`${text}\n`);
  if (format !== 'verbose_json') return c.json({ text });
  const segments = [{ id: 0, start: 0, end: seconds, text }];
  return c.json({ task: 'transcribe', language: 'english', duration: seconds, text, segments });
}

function refuse(c: Context, status: 400 | 401, message: string): Response {
  return c.json(
    { error: { message, type: 'invalid_request_error', param: null, code: null } },
    status,
  );
}

/** The length of a WAV file, by the bytes that it has and those it says it has a second. */
function wavSeconds(bytes: Buffer): number | undefined {
  const isWav = bytes.length > 44 && bytes.toString('latin1', 8, 12) === 'WAVE';
  return isWav ? (bytes.length - 44) / bytes.readUInt32LE(28) : undefined;
}

function wordsOf(bytes: Buffer, seconds: number): string {
  const from = createHash('sha256').update(bytes).digest()[0] ?? 0;
  const count = Math.max(1, Math.floor(seconds / LINE_SECONDS));
  const lines = Array.from({ length: count }, (_, nth) => LINES[(from + nth) % LINES.length]);
  return lines.join(' ');
}
