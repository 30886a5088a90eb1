import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonErrorPosition } from '@/components/agents/model/json-error-position';

it.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a": 1,}', 1, 9],
  ['{"a": }', 1, 7],
  ["{'a': 1}", 1, 2],
  ['{"a" 1}', 1, 6],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['[1, 2', 1, 6],
  ['{"a": "b\nc"}', 1, 7],
  ['{"a": 01}', 1, 8],
  ['{"a": 1} x', 1, 10],
  ['nul', 1, 1],
  ['[1}', 1, 3],
])('says where %j stops being JSON', (text, line, column) => {
  expect(jsonErrorPosition(text)).toEqual({ line, column });
});

it('reports no position before the end of the valid JSON, for a cut at any point', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value, null, 2);
      const whole = jsonErrorPosition(`${text}`);
      expect(whole.line).toBe(text.split('\n').length);
      const part = text.slice(0, cut % (text.length + 1));
      const { line, column } = jsonErrorPosition(part);
      const at =
        part
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length +
        (line > 1 ? 1 : 0) +
        column -
        1;
      expect(at).toBeLessThanOrEqual(part.length);
    }),
  );
});

it('handles a hundred thousand levels of nesting', () => {
  expect(jsonErrorPosition('['.repeat(100_000))).toEqual({ line: 1, column: 100_001 });
});
