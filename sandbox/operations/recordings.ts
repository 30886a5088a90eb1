import type { Context } from 'hono';
import type { SandboxDeps } from '@/sandbox/deps';
import { callOfRecording, currentView } from '@/sandbox/telephony/calls';
import { isSilent } from '@/sandbox/telephony/outcomes';
import { makeRecording, makeRinging } from '@/sandbox/telephony/recording';

/**
 * GET /recordings/<id>.wav: returns a processed recording or a range of it (RFC 9110 §14); 403 once a
 * signed link has expired.
 */
export function answerRecording(deps: SandboxDeps, c: Context): Response {
  const id = c.req.param('file')?.replace(/\.wav$/, '') ?? '';
  const call = callOfRecording(deps, id);
  if (call === undefined || !currentView(deps, call).recorded)
    return new Response(null, { status: 404 });
  const expires = Number(c.req.query('expires') ?? Number.POSITIVE_INFINITY);
  if (!(deps.now() <= expires)) return new Response(null, { status: 403 });
  const make = isSilent(call.clientNumber) ? makeRinging : makeRecording;
  const bytes = make(call.recordingId, call.plan.talkMs / 1000);
  return serveBytes(bytes, c.req.header('range'));
}

function serveBytes(bytes: Uint8Array<ArrayBuffer>, range: string | undefined): Response {
  const headers = {
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'cache-control': 'private',
  };
  const span = range === undefined ? null : parseRange(range, bytes.length);
  if (span === null) return new Response(bytes, { headers });
  if (span === 'outside') {
    const unsatisfied = { ...headers, 'content-range': `bytes */${bytes.length}` };
    return new Response(null, { status: 416, headers: unsatisfied });
  }
  const [first, last] = span;
  const partial = { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.length}` };
  return new Response(bytes.slice(first, last + 1), { status: 206, headers: partial });
}

/** Returns first and last byte of a single range; null for ranges to ignore (several, other units). */
export function parseRange(range: string, size: number): [number, number] | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size || (from === '' && Number(to) === 0) || last < first
    ? 'outside'
    : [first, last];
}
