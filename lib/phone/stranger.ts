import { CALLEES, GIVEN_NAMES } from './data/callees';
import { byScript } from './latin';
import { wordOf } from './words';

const callees = new Set(`${CALLEES} ${GIVEN_NAMES}`.split(/\s+/));

/** How many of how many (`1-50 of 4155550123`); not at what time, from where. */
const SHARE = /(?:^|[^:.\d])\d+\s(?:of|von|de|sur|di|van|av|z)\s$/i;
/** What ends a thought: words before it are not about the number. */
const breakIn = byScript(
  String.raw`[\n\t|;,•·…!?()[\]{}<>"“”«»/\\]|(?<=[\p{Ll}]{4})\.(?:\s|$)|\s[-–—]\s`,
);
/** A town follows it. */
const POSTCODE = /^\d{4,6}$/;
const letters = byScript(
  String.raw`^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’.-]{2,}$`,
);
const capital = byScript(String.raw`^[\p{Lu}]`);
const capitalised = byScript(String.raw`^[\p{Lu}][\p{L}'’.-]*$`);

/**
 * Whether the word right before bare digits names neither a person nor anything that is called:
 * there are more things with numbers than any list has (`Zendesk 4155550144`).
 */
export function isStranger(before: string): boolean {
  if (SHARE.test(before)) return true;
  const said = before.replace(/[:\s]+$/, '');
  const thought = said.split(breakIn(said)).at(-1) ?? '';
  const [word = '', earlier = ''] = thought.trim().split(/\s+/).reverse();
  if (!letters(word).test(word) || isKnown(word) || isCallee(word)) return false;
  return !POSTCODE.test(earlier) && !isName(earlier, word);
}

/** Words with an opinion of their own, which was heard before; those who hold ids have none. */
function isKnown(word: string): boolean {
  const known = wordOf(word);
  return known !== undefined && known.says !== 'holder';
}

function isCallee(word: string): boolean {
  const plain = word.toLowerCase().replace(/\.$/, '');
  return callees.has(plain) || callees.has(plain.replace(/s$/, ''));
}

/** Where somebody works or lives. */
const PLACED = /^(?:at|with|bei|chez|presso)$/;

/** Two capitalised words, or a title and one, or one after `at`: a person, a place, a firm. */
function isName(first: string, last: string): boolean {
  const led = capitalised(first).test(first) || PLACED.test(first) || isCallee(first);
  return led && capital(last).test(last);
}
