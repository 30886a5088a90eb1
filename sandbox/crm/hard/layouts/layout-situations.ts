import type { Situation } from '@/sandbox/crm/hard/situation';

/** The situations of the pages with layouts of web apps. */
export const layoutSituations: readonly Situation[] = [
  {
    slug: 'covered',
    title: 'Boxes over numbers',
    expected: [
      ...['+16465550101', '+442079460101', '+493023125101', '+33199001101'],
      ...['+16465550102', '+16465550103', '+16465550104'],
    ],
    traps: [],
  },
  {
    slug: 'written',
    title: 'Documents written by a script',
    expected: ['+16465550105', '+442079460105'],
    traps: ['4842123105'],
  },
  {
    slug: 'pieces',
    title: 'Numbers in pieces',
    expected: [
      ...['+16465550106', '+16465550107', '+16465550109', '+16465550110', '+16465550112'],
      '+16465550113',
    ],
    traps: ['6465550108', '4842123112', '48421'],
  },
  {
    slug: 'drawings',
    title: 'Drawings and images that dial',
    expected: ['+16465550116'],
    unseen: ['+16465550114', '+442079460114', '+493023125114', '+16465550115'],
    traps: [],
  },
  {
    slug: 'controls',
    title: 'Controls that show numbers, and drafts',
    expected: ['+16465550117', '+442079460119', '+16465550120'],
    unseen: ['+16465550118', '+16465550119'],
    traps: [
      ...['(646) 555-0190', '(646) 555-0191', '(646) 555-0192', '(646) 555-0193'],
      ...['(646) 555-0194', '6465550195'],
    ],
  },
  {
    slug: 'apps',
    title: 'Layouts of web apps',
    expected: [121, 122, ...range(124, 133), ...range(135, 142)].map((line) => `+16465550${line}`),
    unseen: ['+16465550123'],
    words: ['Dial'],
    traps: ['(646) 555-••••', '4310-555 )646(', '6465550196'],
  },
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
