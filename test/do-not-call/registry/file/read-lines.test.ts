import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLines } from '@/lib/do-not-call/registry/file/read-lines';

const { signal } = new AbortController();

async function linesOf(parts: BlobPart[], sliceBytes?: number): Promise<[number, string][]> {
  const lines: [number, string][] = [];
  for await (const batch of readLines(new Blob(parts), signal, sliceBytes)) {
    for (const [at, line] of batch.lines.entries()) lines.push([batch.firstLine + at, line]);
  }
  return lines;
}

it('gives the same lines however it is sliced, whatever ends them', async () => {
  const text = fc.array(fc.constantFrom('1', '22', 'é', '\r\n', '\n', '\r', '\u2028'), {
    minLength: 1,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (signs, size) => {
      const whole = signs.join('').split(/\r\n|\n|\r/);
      expect(await linesOf([signs.join('')], size)).toEqual(
        whole.map((line, at) => [at + 1, line]),
      );
    }),
  );
});

it('reads UTF-16 by its mark, and leaves the mark of UTF-8 out', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x31, 0, 0x0a, 0, 0x32, 0]);
  expect(await linesOf([utf16], 3)).toEqual([
    [1, '1'],
    [2, '2'],
  ]);
  expect(await linesOf([new Uint8Array([0xef, 0xbb, 0xbf, 0x31])])).toEqual([[1, '1']]);
});

it('reads nothing of an empty file', async () => {
  expect(await linesOf([])).toEqual([]);
});

it('rejects a file without lines instead of reading a part of it', async () => {
  await expect(linesOf(['x'.repeat(30_000)], 1000)).rejects.toThrow('no lines');
});

it('stops at the signal', async () => {
  const end = new AbortController();
  const lines = readLines(new Blob(['1\n2\n3\n']), end.signal, 2);
  await lines.next();
  end.abort();
  await expect(lines.next()).rejects.toThrow();
});
