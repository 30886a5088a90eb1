import { expect, it } from 'vitest';
import { readFiles, readHead } from '@/components/do-not-call/registries/read-files';
import { fakeAsk, problem } from '@/test/support/fakes/fake-ask';
import { importing, textFile } from './support';

const { signal } = new AbortController();

async function read(files: File[], answers = importing) {
  const progress: number[] = [];
  const ask = fakeAsk(answers);
  const onProgress = ({ bytes }: { bytes: number }) => progress.push(bytes);
  const result = await readFiles(ask, { files, country: 'US' }, onProgress, signal);
  return { result, progress, ask };
}

it('reads the numbers of all files as one registry', async () => {
  const files = [
    textFile('212,5550134\n212,5550135\n'),
    textFile('Number\n3125550149\n2125550134'),
  ];
  const { result, progress, ask } = await read(files);
  if ('code' in result) throw new Error(result.code);
  expect(result).toMatchObject({ total: 4, leftOut: 0, examples: [] });
  const [piece] = result.numbers.pieces(10);
  expect([...(piece ?? [])]).toEqual([12_125_550_134, 12_125_550_135, 13_125_550_149]);
  expect(progress).toEqual([24, 24 + 28]);
  expect(ask.asked.map(({ body }) => body)).toEqual([
    { country: 'US', numbers: '2125550134\n2125550135' },
    { country: 'US', numbers: '3125550149\n2125550134' },
  ]);
});

it('counts each line without a number, and names the first by file and line', async () => {
  const bad = Array.from({ length: 25 }, (_, at) => `none ${at}`);
  const good = Array.from({ length: 200 }, () => '212,5550134');
  const { result } = await read([
    textFile(['Area,Number', ...good, ...bad, '212,555'].join('\r\n')),
  ]);
  if ('code' in result) throw new Error(result.code);
  expect(result).toMatchObject({ total: 200, leftOut: 26 });
  expect(result.examples).toHaveLength(20);
  expect(result.examples[0]).toEqual({
    file: 'dnc-2026-11-12.txt',
    line: 202,
    text: 'none 0',
  });
});

it('names lines whose number is of no country as they are written', async () => {
  const { result } = await read([
    textFile('2125550134\n2125550135\n2125550136\n2125550137\n99999 9\n'),
  ]);
  if ('code' in result) throw new Error(result.code);
  expect(result).toMatchObject({ total: 4, leftOut: 1, examples: [{ line: 5, text: '99999 9' }] });
});

it('stops at a failure of the background', async () => {
  const { result } = await read([textFile('2125550134')], {
    'read-registry-numbers': () => problem('no-answer'),
  });
  expect(result).toEqual({ code: 'no-answer' });
});

it.each([
  ['Dear reader,\nthis is a letter.', 'registry-unreadable'],
  ['', 'registry-unreadable'],
  ['212,5550134,2026-11-12,A', 'registry-change-list'],
])('refuses %j', async (text, code) => {
  expect(await readHead(textFile(text), signal)).toEqual({ code });
});
