import type { NumberLabel } from '@/lib/lists/model';

/** Types of numbers that nobody talks on. */
const NOT_CALLED = /\b(?:pager|modem|bbs|textphone)\b|fax|télécopie|факс|فاكس|ファックス|传真/i;

/** Types and labels, the most telling first. Labels are as address books write them, in their languages. */
const LABELS: readonly (readonly [RegExp, NumberLabel])[] = [
  [
    /\b(?:cell|mobile|mobil|handy|iphone|m[oó]vil|portable|cellulare)\b|جوال|محمول|موبايل/i,
    'mobile',
  ],
  [/\b(?:direct|direct line|durchwahl|ddi)\b|مباشر/i, 'direct'],
  [/\b(?:company|firma|zentrale|switchboard|headquarters)\b|الشركة/i, 'company'],
  [/\b(?:main|hauptnummer|haupt)\b|الرئيسي/i, 'main'],
  [
    /\b(?:work|office|business|arbeit|büro|gesch[aä]ftlich|travail|bureau|trabajo|lavoro)\b|العمل/i,
    'work',
  ],
  [/\b(?:home|privat|zuhause|domicile|casa)\b|المنزل/i, 'home'],
];

/** Returns the kind of a number by the types and labels of its property; undefined for a fax or pager. */
export function labelOfTypes(types: readonly string[]): NumberLabel | undefined {
  const all = types.join(' ');
  if (NOT_CALLED.test(all)) return undefined;
  return LABELS.find(([pattern]) => pattern.test(all))?.[1] ?? 'other';
}
