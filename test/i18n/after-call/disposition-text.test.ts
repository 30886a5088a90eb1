import { expect, it } from 'vitest';
import { dispositionText } from '@/lib/i18n/after-call/disposition-text';
import { defaultDispositions } from '@/lib/settings/dispositions';

it('is the label of the rep, else that of the default entry, else the id', () => {
  const own = [{ id: 'reached', label: 'Spoke to them' }];
  expect(dispositionText('reached', own)).toBe('Spoke to them');
  expect(dispositionText('reached', defaultDispositions)).toBe('Reached');
  expect(dispositionText('gone', [])).toBe('gone');
});
