import type { ContactPlace, ListContact } from '@/lib/lists/model';
import { createRandom, type SeededRandom } from '@/test/soak/random';
import { fictionalPerson } from './fictional-people';
import {
  columnsOf,
  type GeneratedCell,
  type GeneratedColumns,
  shuffled,
} from './generated-columns';
import { listDialects } from './list-dialects';
import { bareColumns, groupedColumns, labelledColumns, splitColumns } from './list-shapes';
import { encodingsFor, type ListEncoding, writeRows } from './write-list';

/** A list that was made up: its bytes, and the contacts that are to be read from it. */
export interface GeneratedList {
  seed: number;
  /** The languages or the CRM of its headings, or the shape of a list that has others. */
  dialect: string;
  encoding: ListEncoding;
  text: string;
  bytes: Uint8Array;
  contacts: ListContact[];
}

/** What a list is made of: rows above its contacts, and its columns. */
interface ListShape {
  name: string;
  above: string[][];
  columns: GeneratedColumns[];
}

/** Makes a list from a seed. The same seed makes the same list. */
export function generateList(seed: number): GeneratedList {
  const random = createRandom(seed);
  const { name, above, columns } = shapeOf(random);
  const people = Array.from({ length: 4 + random.below(20) }, (_, count) =>
    fictionalPerson(random, count),
  );
  const rows = people.map((person, count) => columns.flatMap(({ cells }) => cells(person, count)));
  const withTwins = rows.flatMap((row) => (random.chance(0.1) ? [row, row] : [row]));
  const cells = [...above, ...withTwins.map((row) => row.map(({ cell }) => cell))];
  const { text, lines } = writeRows(random, cells);
  const encoding = random.pick(encodingsFor(text));
  return {
    ...{ seed, dialect: name, encoding: encoding.name, text, bytes: encoding.encode(text) },
    contacts: withTwins.map((row, index) => contactFrom(row, lines[above.length + index] ?? 0)),
  };
}

/** Mostly a list in a dialect; sometimes one without headings, or with two rows of them. */
function shapeOf(random: SeededRandom): ListShape {
  const kind = random.fraction();
  if (kind < 0.08)
    return { name: 'bare', above: [], columns: shuffled(random, bareColumns(random)) };
  if (kind < 0.16) {
    const { groups, columns } = groupedColumns(random);
    return { name: 'grouped', above: [groups, headingsOf(columns)], columns };
  }
  const dialect = random.pick(listDialects);
  const further = [
    ...(random.chance(0.2) ? [labelledColumns(random, 1), labelledColumns(random, 2)] : []),
    ...(random.chance(0.15) ? [splitColumns(random)] : []),
  ];
  const columns = shuffled(random, [...columnsOf(random, dialect), ...further]);
  const preamble = random.chance(0.15) ? [['Export 2026-11-27'], ['Made for Robin Vale']] : [];
  return { name: dialect.name, above: [...preamble, headingsOf(columns)], columns };
}

function headingsOf(columns: readonly GeneratedColumns[]): string[] {
  return columns.flatMap(({ headings }) => headings);
}

function contactFrom(row: readonly GeneratedCell[], line: number): ListContact {
  const name: NonNullable<GeneratedCell['name']> = Object.assign(
    {},
    ...row.map((cell) => cell.name),
  );
  const shown = name.whole ?? [name.first, name.last].filter(Boolean).join(' ');
  const added: Partial<ListContact> = Object.assign({}, ...row.map(({ adds }) => adds));
  const place: ContactPlace = Object.assign({}, ...row.map(({ adds }) => adds?.place));
  const numbers = row.flatMap((cell) => cell.numbers ?? []);
  return { ...added, line, ...(shown && { name: shown }), numbers, place };
}
