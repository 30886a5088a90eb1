import type { NumberLabel } from '@/lib/lists/model';
import type { SeededRandom } from '@/test/soak/random';
import type { FictionalPerson } from './fictional-people';
import type { GeneratedColumns } from './generated-columns';

/** Columns of a list that has no headings: what they hold is only in their cells. */
export function bareColumns(random: SeededRandom): GeneratedColumns[] {
  const optional: GeneratedColumns[] = [
    { headings: [''], cells: ({ email }) => [{ cell: email, adds: { email } }] },
    { headings: [''], cells: () => [{ cell: `${random.below(900)}.${10 + random.below(90)}` }] },
    { headings: [''], cells: () => [{ cell: `2026-11-${10 + random.below(18)}` }] },
    { headings: [''], cells: (_, count) => [{ cell: String(1001 + count) }] },
    { headings: [''], cells: () => [{ cell: random.pick(['open', 'closed']) }] },
  ];
  return [
    {
      headings: [''],
      cells: ({ first, last }) => [
        { cell: `${first} ${last}`, name: { whole: `${first} ${last}` } },
      ],
    },
    { headings: [''], cells: (person) => [plainNumber(person, 'main')] },
    ...optional.filter(() => random.chance(0.5)),
  ];
}

/** Columns of a person and of a company below a row of groups. The groups are not shuffled. */
export function groupedColumns(random: SeededRandom): {
  groups: string[];
  columns: GeneratedColumns[];
} {
  const person: GeneratedColumns[] = [
    {
      headings: ['Name'],
      cells: ({ first, last }) => [
        { cell: `${first} ${last}`, name: { whole: `${first} ${last}` } },
      ],
    },
    { headings: ['Phone'], cells: (each) => [filled(random, plainNumber(each, 'main'))] },
    { headings: ['Mobile'], cells: (each) => [filled(random, plainNumber(each, 'mobile'))] },
    {
      headings: ['Country'],
      cells: ({ country }) => [{ cell: country, adds: { place: { country } } }],
    },
  ];
  const company: GeneratedColumns[] = [
    {
      headings: ['Name'],
      cells: (each) => [{ cell: each.company, adds: { company: each.company } }],
    },
    { headings: ['Phone'], cells: (each) => [filled(random, plainNumber(each, 'company'))] },
  ];
  const groups = [
    random.pick(['Person', 'Contact']),
    '',
    '',
    '',
    random.pick(['Company', 'Organization']),
    '',
  ];
  return { groups, columns: [...person, ...company] };
}

const LABELS: readonly [string, NumberLabel | undefined][] = [
  ['Mobile', 'mobile'],
  ['* Work', 'work'],
  ['Home', 'home'],
  ['Main', 'main'],
  ['Work Fax', undefined],
  ['Boat', 'other'],
  ['Büro', 'work'],
];

/** A number with a column for its kind, as Google Contacts exports it. */
export function labelledColumns(random: SeededRandom, index: number): GeneratedColumns {
  const [kind, value] = random.pick([
    [`Phone ${index} - Label`, `Phone ${index} - Value`],
    [`Phone ${index} - Type`, `Phone ${index} - Value`],
  ] as const);
  return {
    headings: [kind, value],
    cells: (person) => {
      const [cell, label] = random.pick(LABELS);
      const text = person.number();
      return [{ cell }, { cell: text, ...(label && { numbers: [{ text, label }] }) }];
    },
  };
}

/** A number of the US with its area code in a column before it. */
export function splitColumns(random: SeededRandom): GeneratedColumns {
  const headings = random.pick([
    ['Area Code', 'Phone Number'],
    ['AreaCode', 'Phone'],
    ['STD code', 'Telephone'],
  ]);
  return {
    headings: [...headings],
    cells: () => {
      const area = random.pick(['212', '415', '713']);
      const number = `555-01${10 + random.below(90)}`;
      return [
        { cell: area },
        { cell: number, numbers: [{ text: `${area} ${number}`, label: 'main' }] },
      ];
    },
  };
}

function plainNumber(person: FictionalPerson, label: NumberLabel) {
  const text = person.number();
  return { cell: text, numbers: [{ text, label }] };
}

function filled<T extends { cell: string }>(random: SeededRandom, cell: T): T | { cell: string } {
  return random.chance(0.6) ? cell : { cell: '' };
}
