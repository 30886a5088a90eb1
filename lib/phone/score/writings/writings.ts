import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { numberWithAreaBefore } from './area-codes/area-of-number-before';
import { numberWithCodesOfList } from './area-codes/codes-of-list';
import { numberWithStatedAreaCode } from './area-codes/stated-area-code';
import { numberWithEndings } from './endings';
import { numberWithDashedExtension, numberWithExtensionAfter } from './extensions';
import { numberBeforeDuration, numberBeforeLetters, numberBeforePostcode } from './number-before';
import { numberAfterCode, numberWithUnderscore } from './number-beside-code';
import { numberOfSingleDigits } from './single-digits';

/** Reads a candidate that is written in a special way; undefined if this one is not. */
type Writing = (
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
) => Verdict[] | undefined;

/** Special ways of writing. The first that reads a candidate decides. */
export const WRITINGS: readonly Writing[] = [
  numberOfSingleDigits,
  numberWithStatedAreaCode,
  numberWithAreaBefore,
  numberWithCodesOfList,
  numberWithUnderscore,
  numberWithEndings,
  numberWithExtensionAfter,
  numberWithDashedExtension,
  numberBeforeDuration,
  numberBeforeLetters,
  numberBeforePostcode,
  numberAfterCode,
];
