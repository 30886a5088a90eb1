import type { CallDeps } from '@/lib/calls/deps';
import type { DialPreview } from '@/lib/offers/model';
import { previewOf } from './preview';

/** What a text in the address bar asks for: a call, or a search of the call log. */
export type AddressBarRequest =
  | { kind: 'call'; preview: DialPreview }
  | { kind: 'search'; words: string };

/** Reads a text in the address bar. Words that are no number search the log. */
export async function readAddressBar(deps: CallDeps, text: string): Promise<AddressBarRequest> {
  const preview = await previewOf(deps, text);
  const isSearch = !preview.facts && /\p{L}/u.test(text);
  return isSearch ? { kind: 'search', words: text.trim() } : { kind: 'call', preview };
}
