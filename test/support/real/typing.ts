import { waitUntil } from '@/test/support/wait';
import type { Screen } from './screen';

/** A page with a field to type into. */
interface TypedPage {
  evaluate(read: () => string): Promise<string>;
}

/** Time in which typed keys must arrive, in ms. */
const ARRIVES_MS = 3_000;

/**
 * Types into the field that has the focus. Looks at what arrived and types again if it is something
 * else, as a person does: a panel that has just opened can lose keys.
 */
export async function typeInto(screen: Screen, page: TypedPage, text: string): Promise<void> {
  const hasArrived = async () => (await page.evaluate(valueOfField)) === text;
  await screen.type(text);
  await waitUntil(async () => {
    if (await waitUntil(hasArrived, text, ARRIVES_MS).catch(() => false)) return true;
    await screen.key('ctrl+a');
    await screen.type(text);
    return false;
  }, `“${text}” in the field`);
}

/** Runs in the page. */
function valueOfField(): string {
  return document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';
}
