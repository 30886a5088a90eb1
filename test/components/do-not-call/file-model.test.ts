import { expect, it } from 'vitest';
import { createFileModel } from '@/components/do-not-call/file-model';
import { doNotCallEntry } from '@/test/do-not-call/support';
import { ENCODINGS } from '@/test/lists/formats/text/support/encodings';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

function files(answers: FakeAnswers) {
  const saved: { name: string; text: string }[] = [];
  let added = 0;
  const ask = fakeAsk(answers);
  const model = createFileModel(
    {
      ask,
      save: (name, parts) => saved.push({ name, text: parts.join('') }),
      now: () => Date.UTC(2026, 10, 23),
      onAdded: () => {
        added += 1;
      },
    },
    new AbortController().signal,
  );
  return { model, ask, saved, added: () => added };
}

const file = (text: string) => ({
  arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer,
});

it('imports in batches and adds up the results', async () => {
  const { model, ask, added } = files({
    'import-do-not-call': ({ rows }) =>
      ok({ added: rows.length - 1, already: 0, bad: [{ line: rows[0]?.line ?? 0, text: 'x' }] }),
  });
  await model.importFile(file('example.com\n'.repeat(700)));
  expect(ask.asked).toHaveLength(2);
  expect(model.imported.value).toEqual({
    done: 700,
    rows: 700,
    added: 698,
    already: 0,
    bad: [
      { line: 1, text: 'x' },
      { line: 501, text: 'x' },
    ],
  });
  expect(added()).toBe(1);
});

it.each(ENCODINGS)('imports a file in %s', async (_, encode) => {
  const { model, ask } = files({
    'import-do-not-call': ({ rows }) => ok({ added: rows.length, already: 0, bad: [] }),
  });
  const { buffer } = encode('number;name\r\n+12125550134;Jürgen Weiß\r\n');
  await model.importFile({ arrayBuffer: async () => buffer as ArrayBuffer });
  expect(ask.asked.map(({ body }) => body)).toEqual([
    { rows: [{ line: 2, text: '+12125550134', words: '', name: 'Jürgen Weiß' }] },
  ]);
});

it('stops at a failure, shows it, and keeps what was added', async () => {
  const { model } = files({ 'import-do-not-call': () => problem('storage-failed') });
  await model.importFile(file('example.com'));
  expect(model.imported.value).toMatchObject({ done: 0, problem: { code: 'storage-failed' } });
});

it('reports a file that cannot be read', async () => {
  const { model } = files({});
  await model.importFile({ arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(model.imported.value).toMatchObject({ problem: { code: 'file-unreadable' } });
});

it('exports every entry, harmless to a spreadsheet', async () => {
  const { model, saved } = files({
    'export-do-not-call': ({ after }) =>
      ok(after === undefined ? [doNotCallEntry({ words: '=cmd()' })] : []),
  });
  await model.exportCsv();
  expect(saved[0]?.name).toBe('handset-do-not-call-2026-11-23.csv');
  expect(saved[0]?.text).toBe(
    "\uFEFFentry,kind,name,words,source,by,added\r\n'+12125550134,number,,'=cmd(),card,Desk phone,2026-11-20T17:00:00.000Z\r\n",
  );
  expect(model.saved.value).toBe(1);
});

it('saves the signed proof and shows the fingerprint of its key', async () => {
  const { model, saved } = files({
    'prove-do-not-call': () => ok({ file: '{}', changes: 4, fingerprint: 'ab12' }),
  });
  await model.exportProof();
  expect(saved).toEqual([{ name: 'handset-do-not-call-2026-11-23.json', text: '{}' }]);
  expect([model.saved.value, model.fingerprint.value]).toEqual([4, 'ab12']);
});

it('says why nothing was saved', async () => {
  const { model, saved } = files({
    'export-do-not-call': () => problem('storage-failed'),
    'prove-do-not-call': () => problem('storage-failed'),
  });
  await model.exportCsv();
  await model.exportProof();
  expect(saved).toEqual([]);
  expect(model.saved.value).toEqual({ code: 'storage-failed' });
});
