// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { copyEntry } from '@/components/calls/details/copy-entry';
import { sampleEntry } from '@/test/outbox/support/deliveries';

it('copies an entry as HTML and as plain text', async () => {
  const written: ClipboardItem[] = [];
  const entry = {
    ...sampleEntry,
    title: 'Call to <b>Ada</b>',
    lines: [{ label: 'Note', text: 'Likes tea' }],
  };
  await copyEntry(entry, { write: async (items) => void written.push(...items) });
  const read = async (type: string) => (await written[0]?.getType(type))?.text();
  expect(await read('text/plain')).toBe('Call to <b>Ada</b>\nNote: Likes tea');
  expect(await read('text/html')).toContain('Call to &lt;b&gt;Ada&lt;/b&gt;');
});
