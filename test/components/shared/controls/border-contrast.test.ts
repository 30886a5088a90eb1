import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tokens = readFileSync('assets/styles/tokens.css', 'utf8');

/** A token's colours, light and dark, as `#rrggbb`. */
function coloursOf(token: string): string[] {
  const found = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  return found?.slice(1) ?? [];
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['paper', 'sheet'])('draws the borders of inputs at 3:1 or more against %s', (ground) => {
  const lines = coloursOf('edge-line');
  expect(lines).toHaveLength(2);
  for (const [scheme, line] of lines.entries()) {
    expect(contrast(line, coloursOf(ground)[scheme] ?? line)).toBeGreaterThanOrEqual(3);
  }
});

/** Selectors of what is pressed or typed into. */
const CONTROL =
  /\b(?:input|select|textarea)\b|\.(?:ghost|control|player-play|leg-missing|low-control)\b/;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

it('draws no border of a control in the colour of dividing lines', () => {
  const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' });
  const faint = sheets
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(join('components', file), 'utf8').matchAll(RULE)])
    .filter(([, , declarations = '']) => /border:[^;]*var\(--line\)/.test(declarations))
    .map(([, selector = '']) => selector.trim());
  expect(faint.length).toBeGreaterThan(0);
  expect(faint.filter((selector) => CONTROL.test(selector))).toEqual([]);
});
