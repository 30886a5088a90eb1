import { expect, it } from 'vitest';
import { base64Of, bytesOfBase64, hexOf } from '@/lib/signatures/bytes';

const bytes = Uint8Array.of(0, 15, 255);

it('writes bytes as text, and reads them again', () => {
  expect(base64Of(bytes.buffer)).toBe('AA//');
  expect(bytesOfBase64('AA//')).toEqual(bytes);
  expect(hexOf(bytes.buffer)).toBe('000fff');
});

it('reads no bytes from other texts', () => {
  expect(bytesOfBase64('AA/')).toEqual(Uint8Array.of(0, 15));
  expect(bytesOfBase64('not Base64')).toBeUndefined();
});
