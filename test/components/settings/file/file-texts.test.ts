import { expect, it } from 'vitest';
import { fileResultText, settingsFileProblemText } from '@/components/settings/file/file-texts';

it('names at most five places', () => {
  const paths = Array.from({ length: 6 }, (_, at) => `dids[${at}]`);
  expect(settingsFileProblemText({ problem: 'unread', paths })).toContain(
    'dids[0], dids[1], dids[2], dids[3], dids[4] …',
  );
});

it('says what happened', () => {
  expect(settingsFileProblemText({ problem: 'newer' })).toMatch(/newer Handset/);
  expect(settingsFileProblemText({ problem: 'no-answer' })).toMatch(/didn't respond/);
  expect(fileResultText('failed')).toMatch(/Couldn't save/);
  expect(fileResultText('needs-token')).toMatch(/enter your API token/);
});
