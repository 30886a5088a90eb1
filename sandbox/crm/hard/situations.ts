import { layoutSituations } from './layouts/layout-situations';
import {
  DISTINCT_NUMBERS,
  DRAWN_ROWS,
  HIDDEN_ROWS,
  KEYED_ROWS,
  longRow,
  type PersonRow,
  rows,
  SHOWN_ROWS,
  shortRow,
} from './rows';
import type { Situation } from './situation';

const short = rows(KEYED_ROWS, shortRow);
const drawn = rows(DRAWN_ROWS, longRow);
const long = rows(DISTINCT_NUMBERS, longRow);

/** Last digits of the numbers in the columns of bare digits. */
const COLUMNS = [100, 101, 102, 110, 111, 112, 120, 121, 122, 130, 131, 140, 141];

/** The situations of all hard pages. */
export const situations: readonly Situation[] = [
  {
    slug: 'keyed-list',
    title: 'A keyed list that re-renders all the time',
    expected: numbers(short),
    traps: orders(short),
  },
  {
    slug: 'changed-text',
    title: 'Text changed in place',
    expected: ['+16465550141', '+442079460141', '+493023125141'],
    traps: ['4842123141'],
  },
  {
    slug: 'edit-in-place',
    title: 'Names and numbers edited in place',
    expected: ['+16465550142', '+442079460142', '+493023125142'],
    traps: ['4842123142'],
  },
  {
    slug: 'virtual-scroll',
    title: 'A virtual list of 100,000 rows',
    expected: numbers(drawn),
    traps: orders(drawn),
  },
  {
    slug: 'table-100k',
    title: 'A table of 100,000 rows',
    expected: numbers(long),
    traps: orders(long),
  },
  {
    slug: 'long-lists',
    title: 'Long lists, filled, filtered and sorted',
    expected: [...numbers(rows(SHOWN_ROWS + HIDDEN_ROWS, longRow)), '+16465550190'],
    traps: orders(rows(SHOWN_ROWS + HIDDEN_ROWS, longRow)),
  },
  {
    slug: 'notes',
    title: 'Notes in editable areas',
    expected: ['+16465550143', '+442079460143'],
    traps: ['(646) 555-0151', '(646) 555-0152', '(646) 555-0153', '(646) 555-0154'],
  },
  {
    slug: 'split',
    title: 'Numbers split over elements',
    expected: ['+16465550144', '+12125550144', '+442079460144', '+493023125144', '+46846500444'],
    traps: ['4417', '2290'],
  },
  {
    slug: 'shadow',
    title: 'Nested shadow roots, open and closed',
    expected: ['+16465550145', '+442079460145', '+493023125145', '+33199001145', '+46846500445'],
    unseen: ['+12125550145'],
    traps: ['4842123145'],
  },
  {
    slug: 'frames',
    title: 'Frames without an address',
    expected: ['+16465550146', '+442079460146', '+493023125146'],
    traps: ['4842123146'],
  },
  {
    slug: 'cross-origin',
    title: 'A frame of another origin',
    expected: ['+16465550147', '+442079460147', '+493023125147'],
    traps: ['4842123147'],
  },
  {
    slug: 'sandboxed',
    title: 'Sandboxed frames',
    expected: ['+16465550148', '+442079460148', '+493023125148', '+33199001148'],
    traps: ['4842123148'],
  },
  {
    slug: 'rtl-arabic',
    title: 'Arabic, from right to left',
    expected: ['+442079460149', '+16465550149', '+493023125149'],
    traps: ['٤٨٤٢١٢٣١٤٩', '١٤٤٨/٠٦/٠٩'],
  },
  {
    slug: 'rtl-hebrew',
    title: 'Hebrew, from right to left',
    expected: ['+442079460150', '+16465550150', '+493023125150'],
    traps: ['4842123150', '09.11.2026'],
  },
  {
    slug: 'zoom',
    title: 'Zoomed, turned and scrolled containers',
    expected: ['+16465550155', '+442079460155', '+493023125155', '+33199001155'],
    traps: ['4842123155'],
  },
  {
    slug: 'print',
    title: 'A sheet made for paper',
    expected: ['+16465550156', '+442079460156', '+493023125156'],
    traps: ['4842123156', 'DE89 3704 0044 0532 0130 00'],
  },
  {
    slug: 'csp',
    title: 'A content policy that forbids everything',
    expected: ['+16465550157', '+442079460157'],
    traps: ['4842123157'],
  },
  {
    slug: 'trusted-types',
    title: 'Trusted Types enforced',
    expected: ['+16465550158', '+442079460158', '+493023125158'],
    traps: ['4842123158'],
  },
  {
    slug: 'xhtml',
    title: 'XHTML',
    expected: ['+16465550159', '+442079460159', '+493023125159'],
    traps: ['4842123159'],
  },
  {
    slug: 'svg-text',
    title: 'Text in SVG',
    expected: ['+16465550160', '+442079460160', '+493023125160', '+33199001160'],
    traps: ['4842123160'],
  },
  {
    slug: 'revealed',
    title: 'Text revealed later',
    expected: ['+16465550161', '+442079460161', '+493023125161', '+33199001161'],
    traps: ['4842123161'],
  },
  {
    slug: 'dialog',
    title: 'A modal dialog in the top layer',
    expected: ['+16465550162', '+442079460162'],
    traps: ['4842123162'],
  },
  {
    slug: 'fields',
    title: 'Numbers in fields',
    expected: ['+16465550163'],
    unseen: [
      ...['+12125550163', '+442079460163', '+12125550164', '+12125550165', '+493023125163'],
      ...lines('+130555501', 63, 72),
    ],
    traps: [...lines('21255501', 73, 75), ...lines('21255501', 77, 79), '20.11.2026 10:30'],
  },
  {
    slug: 'schema-org',
    title: 'What schema.org says',
    expected: ['+12125550180', '+12125550181', '+12125550182', '+46846500464'],
    unseen: ['+16465550164', '+442079460164', '+493023125164', '+33199001164'],
    traps: ['2125550179', '2125550183', '2125550184', '2125550185'],
  },
  {
    slug: 'columns',
    title: 'Bare digits under a header',
    expected: COLUMNS.map((line) => `+12125550${line}`),
    traps: COLUMNS.map((line) => `3055550${line}`),
  },
  {
    slug: 'dial-links',
    title: 'Links that dial',
    expected: ['+12125550166'],
    words: [
      ...['Call the counter', 'Send a text', 'Ring by SIP', 'Ring by Skype', 'Open in WhatsApp'],
      ...['Chat with sales', 'Chat with support', 'Chat with Berlin', 'London desk'],
      ...['Berlin desk', 'Counter of the house'],
    ],
    unseen: [
      ...['+16465550166', '+442079460166', '+493023125166', '+33199001166', '+46846500466'],
      ...['+16465550167', '+442079460167', '+493023125167', '+442079460168', '+493023125168'],
      '+12125550168',
    ],
    traps: ['Ada by SIP', 'Ada by Skype', 'Our business account', 'Share by WhatsApp'],
  },
  {
    slug: 'contact-summary',
    title: 'A contact whose country stands far from the phone',
    expected: ['+16465550126', '+16465550186', '+16465550187', '+16465550188'],
    traps: [],
  },
  {
    slug: 'party-form',
    title: 'A form under a fixed title, its country a code',
    expected: ['+16465550186', '+16465550187', '+16465550188'],
    unseen: ['+16465550126'],
    traps: [],
  },
  {
    slug: 'chatter',
    title: 'Messages in a narrow column',
    expected: ['+16465550193', '+442079460193', '+493023125193', '+33199001193'],
    traps: ['4842123193'],
  },
  {
    slug: 'code',
    title: 'Code and editors',
    expected: ['+442079460171', '+493023125171', '+16465550172'],
    traps: [
      ...['(646) 555-0171', '2125550171', '2125550172', '2125550173', '212 555 0174'],
      ...['212 555 0175', ...lines('+1 646 555 01', 76, 79), '(646) 555-0180', '+1 646 555 0181'],
    ],
  },
  ...layoutSituations,
];

function numbers(list: readonly PersonRow[]): string[] {
  return list.map((row) => row.e164);
}

function orders(list: readonly PersonRow[]): string[] {
  return list.map((row) => row.order);
}

/** Returns consecutive numbers: `before` and two digits, from `from` to `to`. */
function lines(before: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => before + (from + index));
}
