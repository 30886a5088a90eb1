// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { RecordingScript } from '@/components/rules/RecordingScript';
import { createRecordingNotices } from '@/components/rules/recording-notices';
import type { RecordingNotice } from '@/lib/rules/model';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

function show(notice: RecordingNotice) {
  const ask = fakeAsk({ 'recording-notice': () => ok(notice) });
  const notices = createRecordingNotices(ask, new AbortController().signal);
  return render(<RecordingScript callee="+12125550134" notices={notices} />);
}

it('says that the call is recorded, where no law asks for more', async () => {
  show({ kind: 'announce' });
  await screen.findByText('This call may be recorded.');
});

it('asks for consent where a law requires it from everyone, and names the law', async () => {
  const law = {
    country: 'US',
    region: 'California',
    source: 'Penal Code § 632',
    url: '',
    asOf: '2026-11-24',
  };
  const { container } = show({ kind: 'all-party', law });
  await screen.findByText('This call is being recorded. Do you agree?');
  screen.getByText(/^California: everyone must agree\. Penal Code § 632, checked Nov 24, 2026/);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('has the words in the language of the callee too', async () => {
  show({ kind: 'all-party', words: { language: 'de', text: 'Sind Sie einverstanden?' } });
  const words = await screen.findByText('Sind Sie einverstanden?');
  expect(words.getAttribute('lang')).toBe('de');
});
