// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { listNumbers } from '@/lib/page/point/list-numbers';
import { completeDom } from '@/test/support/dom/unit-dom';
import { frameWith, textMark } from '@/test/support/dom/unit-marks';

afterEach(() => vi.restoreAllMocks());

const rawsOf = ({ numbers }: Awaited<ReturnType<typeof listNumbers>>) =>
  numbers.map(({ candidate }) => candidate.raw);

it('lists numbers in text, then in fields, then in structured data', async () => {
  completeDom();
  document.documentElement.lang = 'de';
  document.body.innerHTML = `
    <script type="application/ld+json">{"telephone": "+44 20 7946 0999"}</script>
    <input type="tel" value="020 7946 0555"><input value="Ada Brightwater">
    <p>020 7946 0123</p><p>020 7946 0124</p>`;
  const [first, second] = [textMark('020 7946 0123'), textMark('020 7946 0124')];
  const listed = await listNumbers(frameWith(second, first));
  expect(rawsOf(listed)).toEqual([
    '020 7946 0123',
    '020 7946 0124',
    '020 7946 0555',
    '+44 20 7946 0999',
  ]);
  expect(listed).toMatchObject({ lang: 'de', host: location.hostname, others: [] });
  expect(listed.numbers[0]).toMatchObject({ start: 0, calleeNames: [] });
});

it('lists no doubtful number, and at most 500', async () => {
  const texts = Array.from({ length: 510 }, (_, nth) => `020 7946 ${1000 + nth}`);
  document.body.innerHTML = texts.map((text) => `<p>${text}</p>`).join('');
  const nodes = [...document.querySelectorAll('p')].map((line) => line.firstChild as Text);
  const marks = texts.map((raw, nth) => ({
    candidate: { raw, before: '', after: '' },
    found: { start: 0, end: raw.length, confidence: nth === 0 ? 'doubtful' : 'likely' } as const,
    nodes: [nodes[nth] as Node],
  }));
  const raws = rawsOf(await listNumbers(frameWith(...marks)));
  expect(raws).toHaveLength(500);
  expect(raws).not.toContain(texts[0]);
  expect(raws[0]).toBe(texts[1]);
});

it('reads the deferred rows of long lists first', async () => {
  document.body.innerHTML = '<p>020 7946 0123</p>';
  const mark = textMark('020 7946 0123');
  const frame = frameWith();
  const readRows = async (rows: Iterable<Element>) => {
    if ([...rows].length > 0) frame.marks.add(mark);
  };
  const deferred = { ...frame, deferredRows: () => [document.body], readRows };
  expect(rawsOf(await listNumbers(deferred))).toEqual(['020 7946 0123']);
});

it('waits two seconds for rows, then lists what was read', async () => {
  document.body.innerHTML = '<p>020 7946 0123</p>';
  const slow = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(slow.signal);
  const frame = {
    ...frameWith(textMark('020 7946 0123')),
    readRows: () => new Promise<void>(() => {}),
  };
  const listing = listNumbers(frame);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(2000);
  slow.abort();
  expect(rawsOf(await listing)).toEqual(['020 7946 0123']);
});
