import { expect, vi } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import { recordFor } from '@/lib/offers/offer-candidate';
import type { FrameState } from '@/lib/page/find/frame-state';
import { startFinding } from '@/lib/page/find/start-finding';
import { offerRequestFor } from '@/lib/page/point/callees';
import { recognise } from '@/lib/sites/recognise';
import { completeDom } from '@/test/support/dom/unit-dom';
import type { RecordedPage } from './recorded-pages';
import type { Redesign } from './redesigns';

/** What a page is drawn from. */
type ShownPage = Pick<RecordedPage, 'address' | 'title' | 'assets' | 'body'>;

/** What a unit test's DOM lacks to paint numbers. */
export function stubPainting(): void {
  vi.stubGlobal('scheduler', { postTask: async (run: () => void) => void setTimeout(run, 0) });
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights: new Map() });
}

/** Numbers from 0 to 1 that follow from a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Shows a page, redesigned, at its address. */
export function show(page: ShownPage, redesigns: readonly Redesign[] = [], seed = 1): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(page.address);
  completeDom();
  document.title = page.title;
  for (const path of page.assets) {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = path;
    document.head.append(script);
  }
  document.body.innerHTML = page.body;
  const random = randomFrom(seed);
  for (const redesign of redesigns) redesign(document.body, random);
}

/** The numbers of the page as the finder finds them, and the record of each. */
export async function recordsByNumber(
  count: number,
): Promise<Map<string, RecordContext | undefined>> {
  const ending = new AbortController();
  const ask = async (_name: string, body: { candidates: string[] }) => ({
    ok: true,
    value: recognise(body, { lang: 'en', default: 'US' }),
  });
  const finding = startFinding(document, ask as never, ending.signal);
  await vi.waitFor(() => expect(finding.marks.size).toBe(count), { interval: 2, timeout: 3_000 });
  const found = { ...finding, abortSignal: ending.signal } satisfies FrameState;
  const { origin } = location;
  const records = found.marks.all().map((mark) => {
    const { record } = recordFor({ ...offerRequestFor(mark, found), origin });
    return [written(mark.candidate.raw), record] as const;
  });
  ending.abort();
  return new Map(records);
}

/** A dial link's number is written without spaces. */
export function written(raw: string): string {
  return raw.replace(/^tel:/, '').replace(/\s/g, '');
}
