import { Metadata } from 'libphonenumber-js/core';
import { getCountries } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { expect, it } from 'vitest';
import { type NumberingPlan, numberingPlanOf } from '@/lib/phone/plan/numbering-plan';

/** What the package's own reader of its metadata tells. Its types name only a part of it. */
interface PackagePlan {
  callingCode(): string;
  IDDPrefix(): string;
  nationalNumberPattern(): string;
  possibleLengths(): number[];
  nationalPrefix(): string | 0;
  nationalPrefixForParsing(): string | 0;
  nationalPrefixTransformRule(): string | 0;
  leadingDigits(): string | 0;
  type(name: string): { pattern(): string } | undefined;
  formats(): { pattern(): string; leadingDigitsPatterns(): string[] }[];
}

function packagePlanOf(country: string): PackagePlan {
  const reader = new Metadata(metadata);
  reader.selectNumberingPlan(country as never);
  return reader.numberingPlan as unknown as PackagePlan;
}

const whole = (pattern: string) => `^(?:${pattern})$`;
const start = (pattern: string | 0 | undefined) => (pattern ? `^(?:${pattern})` : undefined);

/** The fields that `numbering-plan.ts` reads by index, as texts. */
function fieldsOf(plan: NumberingPlan) {
  return {
    callingCode: plan.callingCode,
    lengths: plan.lengths,
    pattern: plan.pattern.source,
    prefix: plan.prefix,
    prefixForParsing: plan.prefixForParsing?.source,
    prefixTransform: plan.prefixTransform,
    leading: plan.leading?.source,
    idd: plan.idd?.source,
    types: Object.fromEntries(plan.types.map(({ type, pattern }) => [type, pattern.source])),
    formats: plan.formats.map(({ pattern, leading }) => [pattern.source, leading?.source]),
  };
}

const TYPES = [
  ...['FIXED_LINE', 'MOBILE', 'PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST'],
  ...['VOIP', 'PERSONAL_NUMBER', 'PAGER', 'UAN', 'VOICEMAIL'],
];

function expectedFields(plan: PackagePlan): ReturnType<typeof fieldsOf> {
  const types = TYPES.flatMap((name) => {
    const pattern = plan.type(name)?.pattern();
    return pattern ? [[name, whole(pattern)] as const] : [];
  });
  return {
    callingCode: plan.callingCode(),
    lengths: plan.possibleLengths(),
    pattern: whole(plan.nationalNumberPattern()),
    prefix: plan.nationalPrefix() || '',
    prefixForParsing: start(plan.nationalPrefixForParsing()),
    prefixTransform: plan.nationalPrefixTransformRule() || '',
    leading: start(plan.leadingDigits()),
    idd: start(plan.IDDPrefix()),
    types: Object.fromEntries(types),
    formats: plan
      .formats()
      .map((format) => [whole(format.pattern()), start(format.leadingDigitsPatterns().at(-1))]),
  };
}

it.each(getCountries())('reads each field of the plan of %s as the package does', (country) => {
  const plan = numberingPlanOf(country);
  expect(plan && fieldsOf(plan)).toEqual(expectedFields(packagePlanOf(country)));
});
