import type { Subject } from './model';

/** Fewer letters name no company. */
const MIN_COMPANY_LETTERS = 2;

/** Longer texts of a record are no company's name. */
const MAX_COMPANY_LENGTH = 120;

const DOMAIN = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+$/u;
const EMAIL_DOMAIN = /[^\s@<>,;"]+@((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+)/gu;

/**
 * Reads what a rep typed or a file holds: a number, an e-mail address or domain, or a company's name.
 * `readNumber` returns a text's number in E.164. Undefined if the text is neither.
 */
export function subjectOf(
  text: string,
  readNumber: (text: string) => string | undefined,
): Subject | undefined {
  const trimmed = text.trim();
  const domain = trimmed.slice(trimmed.lastIndexOf('@') + 1);
  if (DOMAIN.test(domain)) return domainSubject(domain);
  const e164 = readNumber(trimmed);
  if (e164) return numberSubject(e164);
  const letters = trimmed.match(/\p{L}/gu) ?? [];
  if (letters.length < MIN_COMPANY_LETTERS || trimmed.length > MAX_COMPANY_LENGTH) return undefined;
  return { key: companyKey(trimmed), kind: 'company', text: trimmed };
}

/** A number as a subject. */
export function numberSubject(e164: string): Subject {
  return { key: `number:${e164}`, kind: 'number', text: e164 };
}

/** The number that a key names, in E.164; undefined if it names none. */
export function numberInKey(key: string): string | undefined {
  const [, e164] = /^number:(\+\d+)$/.exec(key) ?? [];
  return e164;
}

/** Whom a call is to, as far as it is known. */
export interface CalledSubject {
  callee: string;
  calleeName?: string | undefined;
  /** The contact's data in a campaign, label → text. */
  data?: Readonly<Record<string, string>> | undefined;
}

/**
 * The keys that would forbid a call: its number, the domains of e-mail addresses in the contact's
 * data with their parent domains, and every name or text of it that may be a company's.
 */
export function keysAgainst({ callee, calleeName, data = {} }: CalledSubject): string[] {
  const texts = Object.values(data);
  const domains = texts.flatMap((text) =>
    [...text.matchAll(EMAIL_DOMAIN)].flatMap(([, domain = '']) => withParents(domain)),
  );
  const names = [...(calleeName ? [calleeName] : []), ...texts].filter(
    (text) => text.length <= MAX_COMPANY_LENGTH,
  );
  return [
    numberSubject(callee).key,
    ...new Set([...domains.map((each) => domainSubject(each).key), ...names.map(companyKey)]),
  ];
}

function domainSubject(domain: string): Subject {
  const text = domain.toLowerCase();
  return { key: `domain:${text}`, kind: 'domain', text };
}

/** `mail.example.com` is also of `example.com`. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

/** Spelling, spaces and a full stop at the end do not make another company. */
function companyKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return `company:${plain.replace(/[.,;]+$/u, '')}`;
}
