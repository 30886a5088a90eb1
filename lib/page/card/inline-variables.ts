const DECLARED = /(--[\w-]+)\s*:\s*([^;]+);/g;
const USED = /var\((--[\w-]+)\)/g;

/**
 * Puts the values of a sheet's own custom properties in their places. A page could give them others
 * through the host, which inherits, or by `@property`: to draw a number in no colour at all.
 */
export function inlineVariables(css: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED)) values.set(name, value);
  return css
    .replaceAll(DECLARED, '')
    .replaceAll(USED, (use, name: string) => values.get(name) ?? use);
}
