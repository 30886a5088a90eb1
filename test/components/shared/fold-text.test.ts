import { expect, it } from 'vitest';
import { foldText } from '@/components/shared/fold-text';

it.each([
  ['Renée', 'renee'],
  ['İPEK', 'ipek'],
  ['Øystein Łukasz Weiß', 'oystein lukasz weiss'],
  ['ＡＢＣ １２', 'abc 12'],
  ['مُحَمَّد', 'محمد'],
])('folds %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
