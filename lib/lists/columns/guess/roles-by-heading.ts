import { countDigits } from '@/lib/lists/columns/cells/clean-cell';
import { type ColumnSample, shareOf } from '@/lib/lists/columns/cells/column-sample';
import {
  headingLabel,
  labelIn,
  namesCallingCode,
  namesOnlyLabel,
} from '@/lib/lists/columns/headings/number-heading';
import type { HeadingMeaning } from '@/lib/lists/columns/headings/read-heading';
import type { ColumnRole } from '@/lib/lists/model';
import type { TableColumn } from './table-column';

/** Most cells. */
const MOST = 0.6;

/** Returns what a column holds by its heading, unless its cells show that it can't. */
export function roleByHeading({ meaning, sample, words }: TableColumn): ColumnRole | undefined {
  if (!meaning) return roleByLabel(sample, words);
  const { holds } = meaning;
  const isNumbers = shareOf(sample, 'international', 'written') >= MOST;
  switch (holds.role) {
    case 'number':
      return hasNumbers(sample, meaning) ? holds : { role: 'other' };
    case 'number-label':
      return shareOf(sample, 'international', 'written', 'digits') >= MOST
        ? { role: 'number', label: 'main' }
        : holds;
    case 'area-code':
      return codeRole(sample, words);
    case 'country':
      return shareOfCodes(sample) >= MOST ? { role: 'area-code' } : withoutFigures(holds, sample);
    case 'email':
      return isEmpty(sample) || shareOf(sample, 'email') > 0.3 ? holds : { role: 'other' };
    case 'name':
      if (isNumbers) return { role: 'number', label: headingLabel(words) };
      return shareOf(sample, 'email') >= MOST ? { role: 'email' } : holds;
    case 'company':
      return isNumbers ? { role: 'number', label: 'company' } : holds;
    default:
      return holds;
  }
}

/** `Work`, `Office`: kinds of numbers, if numbers are below them. */
function roleByLabel(sample: ColumnSample, words: string): ColumnRole | undefined {
  const label = namesOnlyLabel(words) ? labelIn(words) : undefined;
  const share = shareOf(sample, 'international', 'written', 'digits');
  return label && share >= MOST ? { role: 'number', label } : undefined;
}

function isEmpty({ cells }: ColumnSample): boolean {
  return cells.length === 0;
}

/** Returns whether the cells below a heading of numbers are not all something else: dates, yes and no. */
function hasNumbers(sample: ColumnSample, { dependsOnCells }: HeadingMeaning): boolean {
  const share = shareOf(sample, 'international', 'written', 'digits', 'damaged');
  if (dependsOnCells) return share >= MOST;
  return isEmpty(sample) || share > 0 || sample.cells.some((cell) => countDigits(cell) >= 5);
}

/** `212`, `(0)30`, `+44`: an area code or the code of a country. */
const CODE = /^[+(]?\s*(?:00)?\(?0?\)?\s*\p{Nd}{1,5}\)?$/u;

function shareOfCodes({ cells }: ColumnSample): number {
  return cells.filter((cell) => CODE.test(cell)).length / Math.max(1, cells.length);
}

/** A column of codes may hold whole numbers, or names of countries. */
function codeRole(sample: ColumnSample, words: string): ColumnRole {
  if (shareOfCodes(sample) >= MOST) return { role: 'area-code' };
  if (shareOf(sample, 'international', 'written', 'digits') >= MOST)
    return { role: 'number', label: 'main' };
  const isCountry = namesCallingCode(words) && shareOf(sample, 'words') >= MOST;
  return { role: isCountry ? 'country' : 'other' };
}

/** Ids of countries name none. */
function withoutFigures(holds: ColumnRole, sample: ColumnSample): ColumnRole {
  return shareOf(sample, 'figure', 'digits') >= MOST ? { role: 'other' } : holds;
}
