// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mayShowBubble } from '@/lib/page/trust/native-bubble';

it('knows an invalid field with the focus', () => {
  document.body.innerHTML = '<div></div><input id="field">';
  const host = document.querySelector('div') as Element;
  const field = document.querySelector('input') as HTMLInputElement;
  expect(mayShowBubble(document, host)).toBe(false);
  field.focus();
  expect(mayShowBubble(document, host)).toBe(false);
  field.setCustomValidity('+1 646 555 0177');
  vi.spyOn(field, 'matches').mockReturnValue(true);
  expect(mayShowBubble(document, host)).toBe(true);
  field.blur();
  expect(mayShowBubble(document, host)).toBe(false);
});
