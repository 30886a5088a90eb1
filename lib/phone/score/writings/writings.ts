import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { numberWithAreaBefore } from './area-codes/area-of-number-before';
import { numberWithCodesOfList } from './area-codes/codes-of-list';
import { numberWithStatedAreaCode } from './area-codes/stated-area-code';
import { numberWithDashedExtension } from './dashed-extension';
import { numberWithEndings } from './endings';
import { numberWithExtensionAfter } from './extension-after';
import { numberAfterCode } from './number-after-code';
import { numberBeforeDuration } from './number-before-duration';
import { numberBeforeLetters } from './number-before-letters';
import { numberBeforePostcode } from './number-before-postcode';
import { numberWithUnderscore } from './number-with-underscore';
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
