// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAllSelectedText, readSelectedText } from '@/lib/platform/tabs/selection';

const api = vi.hoisted(() => ({ scripting: {} as Record<string, unknown> }));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

/** What the script says in each frame; by default it runs in this document. */
let frames: { frameId: number; result?: unknown }[] | undefined;

beforeEach(() => {
  frames = undefined;
  api.scripting.executeScript = async ({ func }: { func: () => unknown }) =>
    frames ?? [{ frameId: 0, result: func() }];
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = '<p>Call 020 7946 0123 today</p><input value="ask 01632 960123">';
});
afterEach(() => vi.restoreAllMocks());

function select(start: number, end: number): void {
  const text = document.querySelector('p')?.firstChild as Text;
  getSelection()?.setBaseAndExtent(text, start, text, end);
}

it('reads what is selected in the page', async () => {
  select(5, 18);
  expect(await readSelectedText(1)).toEqual({
    frameId: 0,
    text: '020 7946 0123',
    url: location.href,
  });
});

it('reads what is selected in a field', async () => {
  getSelection()?.removeAllRanges();
  const field = document.querySelector('input') as HTMLInputElement;
  field.focus();
  field.setSelectionRange(4, 16);
  expect(await readSelectedText(1)).toMatchObject({ text: '01632 960123' });
});

it('reads nothing in a frame without the focus', async () => {
  select(5, 18);
  vi.mocked(document.hasFocus).mockReturnValue(false);
  expect(await readSelectedText(1)).toBeUndefined();
});

it('leaves the selection to the embedded frame that has the focus', async () => {
  select(5, 18);
  document.body.append(document.createElement('iframe'));
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.querySelector('iframe'));
  expect(await readSelectedText(1)).toBeUndefined();
  frames = [
    { frameId: 0, result: null },
    { frameId: 4, result: { text: '01632 960123', url: 'https://crm.example/' } },
  ];
  expect(await readSelectedText(1)).toMatchObject({ frameId: 4, text: '01632 960123' });
});

it('takes nothing that is not a selection', async () => {
  frames = [
    { frameId: 0, result: { text: 5 } },
    { frameId: 1 },
    { frameId: 2, result: { text: ' ', url: '' } },
  ];
  expect(await readSelectedText(1)).toBeUndefined();
});

it('reads all selected text while a popup has the focus', async () => {
  select(5, 18);
  vi.mocked(document.hasFocus).mockReturnValue(false);
  expect(await readAllSelectedText(1)).toBe('020 7946 0123');
  frames = [{ frameId: 0, result: 'a' }, { frameId: 1 }, { frameId: 2, result: 'b' }];
  expect(await readAllSelectedText(1)).toBe('a\nb');
});
