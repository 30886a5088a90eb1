import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextState } from '@/lib/calls/call-state';
import { findingFrom, hasCallId, matchingHistoryEntry } from '@/lib/calls/follow/search-history';
import { type Call, callSchema } from '@/lib/calls/model';
import { requestCall } from '@/lib/calls/place/count-down';
import { createClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/http/service-error';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { anything, mutated } from '@/test/messages/support/mutate';

const RUNS = 5_000;
const CALL_ID = 'service-call-000017';

const dialled = {
  data: { call_id: CALL_ID, status: 'queued' },
  message: 'Initiated',
  error: false,
};
const refused = { error: true, code: 422, message: 'Buy it.', timestamp: 1, data: {} };
const entry = {
  call_id: CALL_ID,
  recording: 'https://voice.example.com/recordings/1',
  status: 'completed',
  duration: 61,
};
const history = { data: [{ id: 1, recording: null }, entry], pagination: { total_pages: 3 } };

const statuses = fc.constantFrom(200, 200, 200, 201, 204, 302, 400, 401, 422, 429, 500, 503);
const headers = fc.dictionary(
  fc.constantFrom('retry-after', 'date'),
  fc.string({ unit: 'binary-ascii' }),
);

/** A body as it comes over the wire: JSON of something odd, JSON cut off, or no JSON at all. */
function wire(good: readonly unknown[]): fc.Arbitrary<string> {
  const values = fc.oneof(...good.map(mutated), anything);
  const json = values.map((value) => {
    try {
      return JSON.stringify(value) ?? '';
    } catch {
      return '';
    }
  });
  const cut = fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  return fc.oneof(json, cut, fc.string());
}

function clientAnswering(text: string, status: number, sent: Record<string, string>) {
  return createClient({
    baseUrl: 'https://voice.example.com',
    token: 'secret',
    header: 'token',
    timeoutMs: 1_000,
    now: () => NOON,
    fetch: async () => {
      const body = status === 204 || status === 302 ? null : text;
      return new Response(body, { status, headers: clean(sent) });
    },
  });
}

function clean(sent: Record<string, string>): Headers {
  const kept = new Headers();
  for (const [key, value] of Object.entries(sent)) {
    const printable = value.replace(/[^ -~]/g, '');
    kept.set(key, printable);
  }
  return kept;
}

/** A call in the log stays one that can be read, and what is dangerous is not in it. */
function expectSound(call: Call | undefined): void {
  if (!call) return;
  expect(callSchema.safeParse(call).success).toBe(true);
  if (call.recording) expect(call.recording).toMatch(/^https:|^http:\/\/(localhost|127\.)/);
}

it('stores a valid call for any answer to the POST', async () => {
  await fc.assert(
    fc.asyncProperty(wire([dialled, refused]), statuses, headers, async (text, status, sent) => {
      const asked = sampleCall({ state: 'requested' });
      const { event } = await requestCall(clientAnswering(text, status, sent), asked);
      const after = nextState(asked, event, NOON);
      expectSound(after);
      expect(['placed', 'refused', 'unconfirmed']).toContain(after?.state);
      const mayRing = status < 400 || status >= 500;
      if (after?.state === 'refused' && mayRing) expect(text).toContain('true');
    }),
    { numRuns: RUNS },
  );
});

it('stores valid calls for any answer of history', async () => {
  await fc.assert(
    fc.asyncProperty(wire([history, refused]), statuses, headers, async (text, status, sent) => {
      const asking = clientAnswering(text, status, sent).history({ page: 1, limit: 50 });
      const page = await asking.catch((error: unknown) => {
        expect(error).toBeInstanceOf(ServiceError);
        return { entries: [] };
      });
      const call = placedCall({ callId: CALL_ID });
      page.entries.some(hasCallId);
      const found = matchingHistoryEntry(call, page.entries);
      if (!found) return;
      expectSound(nextState(call, { type: 'found', finding: findingFrom(found) }, NOON));
    }),
    { numRuns: RUNS },
  );
});
