import { expect, it } from 'vitest';
import { isLocalAddress } from '@/lib/crm/accounts/local-address';

it.each([
  ['http://127.0.0.1:81', true],
  ['http://localhost', true],
  ['http://[::1]:8069', true],
  ['http://odoo.localhost:8069', true],
  ['http://localhost.example.com', false],
  ['http://mylocalhost', false],
  ['https://127.0.0.1.evil.example', false],
  ['localhost', false],
])('%s', (address, is) => {
  expect(isLocalAddress(address)).toBe(is);
});
