import { expect, it } from 'vitest';
import { createDraftSender } from '@/components/wrap-up/draft-sender';
import type { SentDraft } from '@/lib/wrap-up/model';

const draft = (note: string): SentDraft => ({
  callId: 'a',
  formId: 'f',
  before: { note: '' },
  fields: { note },
  isPutAway: false,
  changed: ['note'],
});

function rig() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const sender = createDraftSender(({ fields }) => {
    sent.push(fields.note);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { sent, sender, answer };
}

it('sends the first at once, and then only the latest', async () => {
  const { sent, sender, answer } = rig();
  for (const note of ['h', 'ha', 'hal', 'half']) sender.keep(draft(note));
  expect(sent).toEqual(['h']);
  await answer();
  expect(sent).toEqual(['h', 'half']);
  await answer();
  sender.keep(draft('half a'));
  expect(sent).toEqual(['h', 'half', 'half a']);
});

it('stops once nothing is on its way', async () => {
  const { sent, sender, answer } = rig();
  sender.keep(draft('h'));
  sender.keep(draft('ha'));
  const stopped = sender.stop();
  await answer();
  await stopped;
  expect(sent).toEqual(['h']);
});
