import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { factsText, locationText } from '@/lib/i18n/facts-text';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';

/** How a typed number is read. */
interface AddressBarPreview {
  facts?: { text: string } & Parameters<typeof factsText>[0];
  problem?: Problem;
  choices?: { country: string; text: string }[];
}

/** A row below the address bar, and what it enters. */
interface Row {
  description: string;
  content: string;
}

/**
 * The rows below a number in the address bar: whom it calls, why it calls nobody, or the countries in
 * which it is a number. Each row enters something else than what was typed. `now` is epoch ms.
 */
export function addressBarRows(
  typed: string,
  { facts, problem, choices = [] }: AddressBarPreview,
  now: number,
): Row[] {
  if (choices.length > 0) {
    return choices.map(({ country, text }) =>
      rowOf(text, [callText(text), locationText({ country })]),
    );
  }
  if (problem) return problem.code === 'empty' ? [] : [rowOf(`${typed} `, [problemText(problem)])];
  if (!facts) return [];
  const content = typed.trim() === facts.text ? facts.text.replaceAll(' ', '') : facts.text;
  return [rowOf(content, [callText(facts.text), factsText(facts, now)])];
}

function callText(number: string): string {
  return i18n.t('address_bar.call', [numberInSentence(number)]);
}

function rowOf(content: string, parts: readonly string[]): Row {
  return { content, description: parts.filter(Boolean).join(' · ') };
}

/** `Call +1 212 555 0134`: the menu item on a mark. If the country is only guessed, it opens the card. */
export function markedTitle({ e164, text }: { e164?: string; text: string }): string {
  return i18n.t(e164 === undefined ? 'menu.ask_country' : 'menu.call_number', [text]);
}
