import { readdirSync } from 'node:fs';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { expect, it } from 'vitest';
import { callSchema } from '@/lib/calls/model';
import { nextStep } from '@/lib/i18n/next-step';
import { problemCodes } from '@/lib/problems/problem-codes';
import { sampleCall } from '@/test/calls/support/calls';
import { messagesOf } from '@/test/support/fakes/i18n';

const FOLDER = 'assets/locales';
const snakeCase = (code: string) => code.replaceAll('-', '_');

it.each(readdirSync(FOLDER))(
  'has a sentence in %s for each code, and none for another',
  async (file) => {
    const messages = await parseMessagesFile(`${FOLDER}/${file}`);
    const worded = messages.filter(({ key }) => key[0] === 'problem').map(({ key }) => key[1]);
    expect(worded.sort()).toEqual(problemCodes.map(snakeCase).sort());
  },
);

it('says that nothing was called before it offers to try again', async () => {
  const words = await messagesOf(`${FOLDER}/en.yml`);
  const retried = problemCodes.filter((code) => nextStep({ code }) === 'try-again');
  expect(retried).not.toEqual([]);
  for (const code of retried)
    expect(words(`problem_${snakeCase(code)}`)).toMatch(/No call was made|The call was not made/);
});

it('reads a code of another version as an unexpected problem', () => {
  const stored = {
    ...sampleCall({ state: 'refused' }),
    problem: { code: 'of-tomorrow', words: 'w' },
  };
  expect(callSchema.parse(stored).problem).toEqual({ code: 'unexpected', words: 'w' });
});
