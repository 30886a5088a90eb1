import type { Problem } from '@/lib/calls/model';
import { type LineBatch, readLines } from '@/lib/do-not-call/registry/file/read-lines';
import {
  numberTextIn,
  type RegistryHead,
  type RegistryLayout,
  readRegistryHead,
} from '@/lib/do-not-call/registry/file/registry-layout';
import {
  createSortedNumbers,
  type SortedNumbers,
} from '@/lib/do-not-call/registry/set/sorted-numbers';
import type { Ask } from '@/lib/messages/client';

/** A line that holds no number of the registry's country. */
export interface BadLine {
  file: string;
  line: number;
  text: string;
}

/** The numbers of a registry's files. */
export interface ReadRegistry {
  numbers: SortedNumbers;
  /** Numbers in the files; some may be twice. */
  total: number;
  leftOut: number;
  /** The first of the lines that were left out. */
  examples: BadLine[];
}

/** How far reading has come. */
export interface RegistryReading {
  bytes: number;
  total: number;
}

/** Lines by which a file is recognised. */
const HEAD_LINES = 200;

const MAX_EXAMPLES = 20;
const MAX_TEXT = 60;

/** Recognises the form of a file by its first lines. Rejects if the browser can't read it. */
export async function readHead(
  file: File,
  abortSignal: AbortSignal,
): Promise<RegistryHead | Problem> {
  for await (const { lines } of readLines(file, abortSignal)) {
    const head = readRegistryHead(lines.slice(0, HEAD_LINES));
    if (head?.isChangeList) return { code: 'registry-change-list' };
    return head ?? { code: 'registry-unreadable' };
  }
  return { code: 'registry-unreadable' };
}

/** Reads the numbers of all files, slice by slice. Rejects if the browser can't read one, or at the signal. */
export async function readFiles(
  ask: Ask,
  { files, country }: { files: readonly File[]; country: string },
  onProgress: (progress: RegistryReading) => void,
  abortSignal: AbortSignal,
): Promise<ReadRegistry | Problem> {
  const read: ReadRegistry = { numbers: createSortedNumbers(), total: 0, leftOut: 0, examples: [] };
  let before = 0;
  for (const file of files) {
    const head = await readHead(file, abortSignal);
    if ('code' in head) return head;
    for await (const batch of readLines(file, abortSignal)) {
      const texts = numberTexts(read, batch, head.layout, file.name);
      const problem = await addNumbers(ask, read, { texts, country });
      if (problem) return problem;
      onProgress({ bytes: before + batch.bytes, total: read.total });
    }
    before += file.size;
  }
  return read;
}

/** A number as its line has it. */
interface NumberText extends BadLine {
  digits: string;
}

/** The numbers of some lines. Lines that hold none are counted. */
function numberTexts(
  read: ReadRegistry,
  { firstLine, lines }: LineBatch,
  layout: RegistryLayout,
  file: string,
): NumberText[] {
  const skipped = firstLine === 1 ? layout.headings : 0;
  return lines.slice(skipped).flatMap((text, at) => {
    const digits = numberTextIn(text, layout);
    const line = { file, line: firstLine + skipped + at, text };
    if (digits === undefined) leaveOut(read, line);
    return digits ? [{ ...line, digits }] : [];
  });
}

/** Has the background read numbers in the registry's country, and collects them. */
async function addNumbers(
  ask: Ask,
  read: ReadRegistry,
  { texts, country }: { texts: readonly NumberText[]; country: string },
): Promise<Problem | undefined> {
  const numbers = texts.map(({ digits }) => digits).join('\n');
  if (numbers === '') return undefined;
  const answer = await ask('read-registry-numbers', { country, numbers });
  if (!answer.ok) return answer.error;
  const found = answer.value.numbers.split('\n');
  for (const [at, text] of texts.entries()) if (!found[at]) leaveOut(read, text);
  const good = found.filter((digits) => digits !== '').map(Number);
  read.numbers.add(good);
  read.total += good.length;
  return undefined;
}

function leaveOut(read: ReadRegistry, { file, line, text }: BadLine): void {
  read.leftOut += 1;
  if (read.examples.length >= MAX_EXAMPLES) return;
  read.examples.push({ file, line, text: text.trim().slice(0, MAX_TEXT) });
}
