import card from './card.css?raw';
import controls from './controls.css?raw';
import host from './host.css?raw';

/** The style sheet of the card's shadow root, without the colours and sizes of all our surfaces. */
export const cardStyles = [host, card, controls].join('');

const DECLARED = /(--[\w-]+)\s*:\s*([^;]+);/g;
const USED = /var\((--[\w-]+)\)/g;

/**
 * Replaces a sheet's own custom properties by their values. A page could set other values
 * through the host, which inherits, or by `@property`, to draw a number without any colour.
 */
export function inlineVariables(css: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED)) values.set(name, value);
  return css
    .replaceAll(DECLARED, '')
    .replaceAll(USED, (use, name: string) => values.get(name) ?? use);
}
