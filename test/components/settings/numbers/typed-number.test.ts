import { expect, it } from 'vitest';
import { typedNumberOf } from '@/components/settings/numbers/typed-number';
import { samplePreview } from '@/test/support/own-pages/own-samples';

it('takes a number that only may not be called now', () => {
  const preview = samplePreview({ problem: { code: 'own-number' } });
  expect(typedNumberOf(preview)).toEqual(preview.facts);
});

it('refuses a number that nobody may call at any time', () => {
  const preview = samplePreview({ problem: { code: 'premium-number' } });
  expect(typedNumberOf(preview)).toEqual({ code: 'premium-number' });
});

it('says why a text is no number', () => {
  expect(typedNumberOf({ formatted: '1', problem: { code: 'too-short' } })).toEqual({
    code: 'too-short',
  });
  expect(typedNumberOf({ formatted: '' })).toEqual({ code: 'no-number' });
});
