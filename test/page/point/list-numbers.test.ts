// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listNumbers, numbersInStructuredData, readAhead } from '@/lib/page/point/list-numbers';
import { completeDom } from '@/test/support/dom/unit-dom';
import { frameWith, textMark } from '@/test/support/dom/unit-marks';

describe('listNumbers', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

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

  it('lists no field of an ignored area', async () => {
    document.body.innerHTML = '<input type="tel" value="020 7946 0555">';
    vi.stubGlobal('handsetFinder', { ignores: () => true });
    expect(rawsOf(await listNumbers(frameWith()))).toEqual([]);
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
});

describe('readAhead', () => {
  /** A frame with `length` deferred rows. Each holds one number. */
  function findingWith(length: number) {
    const put = new Set(Array.from({ length }, () => document.createElement('p')));
    const read: number[] = [];
    const marks = { size: 0 } as { size: number };
    const finding = {
      marks,
      deferredRows: () => put,
      async readRows(some: Iterable<Element>) {
        const rows = [...some] as HTMLParagraphElement[];
        for (const row of rows) put.delete(row);
        read.push(rows.length);
        marks.size += rows.length;
      },
    };
    return { finding, read };
  }

  const never = new AbortController().signal;

  it('reads rows in turns until there are enough numbers', async () => {
    const { finding, read } = findingWith(3000);
    await readAhead(finding, 700, never);
    expect(read).toEqual([0, 500, 500]);
  });

  it('reads all rows if there are not enough numbers', async () => {
    const { finding, read } = findingWith(620);
    await readAhead(finding, 700, never);
    expect(read).toEqual([0, 500, 120]);
  });

  it('reads nothing if enough was read before, or nothing is deferred', async () => {
    for (const { finding, read } of [findingWith(0), findingWith(900)]) {
      Object.assign(finding.marks, { size: 700 });
      await readAhead(finding, 700, never);
      expect(Math.max(...read)).toBe(0);
    }
  });

  it('waits for what is being read', async () => {
    const { finding } = findingWith(0);
    let answered = false;
    finding.readRows = async () => {
      await Promise.resolve();
      answered = true;
    };
    await readAhead(finding, 700, never);
    expect(answered).toBe(true);
  });

  it('stops waiting when the signal aborts', async () => {
    const { finding } = findingWith(900);
    const late = new AbortController();
    finding.readRows = () => new Promise(() => late.abort());
    await readAhead(finding, 700, late.signal);
    expect(finding.marks.size).toBe(0);
  });
});

describe('numbersInStructuredData', () => {
  function told(data: unknown): string[] {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    document.body.innerHTML = `<script type="application/ld+json">${text}</script>`;
    return numbersInStructuredData(document).map(({ raw }) => raw);
  }

  it('reads numbers from JSON-LD at any depth, each once', () => {
    const store = { '@type': 'Store', telephone: '+1 212 555 0134' };
    const desk = { '@type': 'ContactPoint', telephone: ['+44 20 7946 0123', '+1 212 555 0134'] };
    expect(told({ '@graph': [store, { contactPoint: [desk] }] })).toEqual([
      '+1 212 555 0134',
      '+44 20 7946 0123',
    ]);
  });

  it.each([
    ['no JSON', '{"telephone": '],
    ['something else', { orderNumber: '4842123456', telephone: 2125550134 }],
    ['far too much', { telephone: '1'.repeat(100) }],
  ])('finds no number in %s', (_, data) => {
    expect(told(data)).toEqual([]);
  });

  it('stops at very deep nesting', () => {
    let deep: unknown = { telephone: '+1 212 555 0134' };
    for (let level = 0; level < 1000; level++) deep = { deep };
    expect(told(deep)).toEqual([]);
  });

  it('reads numbers from meta elements', () => {
    document.body.innerHTML = '<meta itemprop="telephone" content="+1 212 555 0134">';
    expect(numbersInStructuredData(document)).toMatchObject([
      { raw: '+1 212 555 0134', hint: 'microdata' },
    ]);
  });
});
