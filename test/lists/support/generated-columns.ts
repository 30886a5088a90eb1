import type { ContactPlace, ListContact, NumberLabel, WrittenNumber } from '@/lib/lists/model';
import type { SeededRandom } from '@/test/soak/random';
import type { FictionalPerson } from './fictional-people';
import type { ExtraColumn, ListDialect, TextField } from './list-dialects';

/** What one column adds to a contact, and the cell that says so. */
export interface GeneratedCell {
  cell: string;
  adds?: Partial<Omit<ListContact, 'place' | 'numbers'>> & { place?: ContactPlace };
  numbers?: WrittenNumber[];
  /** Parts of the name, which columns in any order make up. */
  name?: { whole?: string; first?: string; last?: string };
}

/** One column, or some that stay beside each other. */
export interface GeneratedColumns {
  headings: string[];
  cells: (person: FictionalPerson, count: number) => GeneratedCell[];
}

/** The columns of a list in the words of a dialect, in a fixed order. */
export function columnsOf(random: SeededRandom, dialect: ListDialect): GeneratedColumns[] {
  const extras = Object.entries(dialect.extras) as [ExtraColumn, readonly string[]][];
  return [
    ...nameColumns(random, dialect),
    ...(['company', 'email', 'country', 'region', 'city', 'postcode'] as const).flatMap((field) =>
      random.chance(0.7) ? textColumn(random, dialect, field) : [],
    ),
    ...numberColumns(random, dialect),
    ...extras.flatMap(([kind, headings]) =>
      random.chance(0.4)
        ? [{ headings: [random.pick(headings)], cells: extraCells(random, kind) }]
        : [],
    ),
    ...(random.chance(0.3) ? [faxColumn(random, dialect)] : []),
    ...recordColumns(dialect),
  ];
}

function nameColumns(random: SeededRandom, dialect: ListDialect): GeneratedColumns[] {
  const { name, firstName, lastName } = dialect.fields;
  if (name && (!firstName || random.chance(0.5)))
    return [
      {
        headings: [random.pick(name)],
        cells: ({ first, last }) => [
          { cell: `${first} ${last}`, name: { whole: `${first} ${last}` } },
        ],
      },
    ];
  if (!firstName || !lastName) return [];
  return [
    {
      headings: [random.pick(firstName)],
      cells: ({ first }) => [{ cell: first, name: { first } }],
    },
    { headings: [random.pick(lastName)], cells: ({ last }) => [{ cell: last, name: { last } }] },
  ];
}

const PLACES: ReadonlySet<string> = new Set(['country', 'region', 'city', 'postcode']);

function textColumn(
  random: SeededRandom,
  dialect: ListDialect,
  field: Exclude<TextField, 'name' | 'firstName' | 'lastName' | 'owner'>,
): GeneratedColumns[] {
  const headings = dialect.fields[field];
  if (!headings) return [];
  return [
    {
      headings: [random.pick(headings)],
      cells: (person) => {
        const cell = random.chance(0.85) ? person[field] : '';
        if (cell === '') return [{ cell }];
        return [
          { cell, adds: PLACES.has(field) ? { place: { [field]: cell } } : { [field]: cell } },
        ];
      },
    },
  ];
}

function numberColumns(random: SeededRandom, dialect: ListDialect): GeneratedColumns[] {
  const kinds = shuffled(
    random,
    Object.entries(dialect.numbers) as [NumberLabel, readonly string[]][],
  );
  return kinds.slice(0, 1 + random.below(kinds.length)).map(([label, headings]) => {
    const share = random.pick([0, 0.3, 0.8, 1]);
    return {
      headings: [random.pick(headings)],
      cells: (person) => [random.chance(share) ? numberCell(random, person, label) : { cell: '' }],
    };
  });
}

/** A cell with a number, two numbers, or what a spreadsheet left of one. */
function numberCell(
  random: SeededRandom,
  person: FictionalPerson,
  label: NumberLabel,
): GeneratedCell {
  const text = person.number();
  const kind = random.fraction();
  if (kind < 0.03)
    return damagedCell(random.pick(['4,93023E+11', '2.12556E+09', '########']), label);
  if (kind > 0.2) return { cell: text, numbers: [{ text, label }] };
  const second = person.number();
  const both = [text, second].map((each) => ({ text: each, label }));
  return random.pick<() => GeneratedCell>([
    () => ({ cell: `'${text}`, numbers: [{ text, label }] }),
    () => ({ cell: `="${text}"`, numbers: [{ text, label }] }),
    () => ({ cell: `tel:${text}`, numbers: [{ text, label }] }),
    () => ({ cell: text.replace(' ', '\u00a0'), numbers: [{ text, label }] }),
    () => ({ cell: `${text} ::: ${second}`, numbers: both }),
    () => ({ cell: `${text}; ${second}`, numbers: both }),
    () => ({ cell: `${text}\n${second}`, numbers: both }),
    () => ({ cell: `${text} / ${second}`, numbers: both }),
    () => ({
      cell: `${text} (mobile), ${second} (work)`,
      numbers: [
        { text, label: 'mobile' },
        { text: second, label: 'work' },
      ],
    }),
  ])();
}

function damagedCell(text: string, label: NumberLabel): GeneratedCell {
  return { cell: text, numbers: [{ text, label, isDamaged: true }] };
}

function faxColumn(random: SeededRandom, { fax }: ListDialect): GeneratedColumns {
  return { headings: [random.pick(fax)], cells: (person) => [{ cell: person.number() }] };
}

/** Cells that must not be taken for numbers. */
function extraCells(random: SeededRandom, kind: ExtraColumn): GeneratedColumns['cells'] {
  const digits = (length: number) => Array.from({ length }, () => 1 + random.below(9)).join('');
  const make: Readonly<Record<ExtraColumn, () => string>> = {
    date: () => `${10 + random.below(18)}.${10 + random.below(3)}.20${10 + random.below(16)}`,
    amount: () => `${random.below(9000)}.${10 + random.below(90)}`,
    customer: () => digits(10),
    note: () => random.pick(['Called twice', 'Room 12', 'see mail of 2026', 'Buyer']),
    place: () => `${random.below(90)}.${digits(6)}`,
    status: () => random.pick(['Open', 'Verified', 'New']),
    tax: () => digits(9),
  };
  return () => [{ cell: make[kind]() }];
}

function recordColumns({ record }: ListDialect): GeneratedColumns[] {
  if (!record) return [];
  const { crm, type, heading, always, id } = record;
  return [
    {
      headings: [heading],
      cells: (_, count) => {
        const { cell, id: read } = id(count);
        return [{ cell, adds: { record: { crm, type, id: read } } }];
      },
    },
    ...always.map(([name, cell]) => ({
      headings: [name],
      cells: () => [/owner|salesperson/i.test(name) ? { cell, adds: { owner: cell } } : { cell }],
    })),
  ];
}

/** Shuffles a list. */
export function shuffled<T>(random: SeededRandom, list: readonly T[]): T[] {
  const keys = list.map((item) => ({ item, key: random.fraction() }));
  return keys.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}
