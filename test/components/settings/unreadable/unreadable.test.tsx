// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { UnreadableCount } from '@/lib/database/model';
import { section, showOptions } from '@/test/components/settings/support/show-options';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

afterEach(cleanup);

const press = async (name: string) => {
  fireEvent.click(section('Health').getByRole('button', { name }));
  await flushPromises();
};
const words = () => screen.getByRole('region', { name: 'Health' }).textContent;

/** Options over a background that has these rows until they are removed. */
function optionsWith(rows: UnreadableCount[]) {
  let left = rows;
  return showOptions({
    answers: {
      'unreadable-rows': () => ok(left),
      'export-unreadable-rows': () => ok('{"queue":[]}'),
      'remove-unreadable-rows': () => {
        left = [];
        return ok(3);
      },
    },
  });
}

it('says nothing while all that is stored can be read', async () => {
  await optionsWith([]);
  expect(words()).not.toMatch(/Entries that/);
});

it('saves what cannot be read to a file, and removes it', async () => {
  const { saveText } = await optionsWith([
    { table: 'queue', count: 2 },
    { table: 'skipped', count: 1 },
  ]);
  expect(words()).toMatch(/Entries that Handset can't read: 3\. They are left out/);
  await press('Save them to a file');
  expect(saveText).toHaveBeenCalledExactlyOnceWith('{"queue":[]}', 'handset-unreadable.json');
  await press('Remove');
  expect(words()).toMatch(/Removed: 3/);
  expect(words()).not.toMatch(/Entries that/);
});

it('says why it could not save or remove them', async () => {
  const { saveText } = await showOptions({
    answers: {
      'unreadable-rows': () => ok([{ table: 'queue', count: 1 }]),
      'export-unreadable-rows': () => problem('unexpected'),
      'remove-unreadable-rows': () => problem('unexpected'),
    },
  });
  for (const name of ['Save them to a file', 'Remove']) {
    await press(name);
    expect(words()).toMatch(/Something went wrong/);
    expect(words()).toMatch(/Entries that Handset can't read: 1/);
  }
  expect(saveText).not.toHaveBeenCalled();
});
