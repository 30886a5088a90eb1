import { expect, it } from 'vitest';
import { chunkFromText, chunkToText } from '@/lib/do-not-call/registry/set/chunk-text';
import { encodeChunk } from '@/lib/do-not-call/registry/set/number-chunk';

it('carries every byte through JSON', () => {
  const numbers = Float64Array.from({ length: 300 }, (_, at) => at ** 3);
  const chunk = encodeChunk(numbers);
  expect(chunkFromText(JSON.parse(JSON.stringify(chunkToText(chunk))))).toEqual(chunk);
});
