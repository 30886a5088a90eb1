import { expect, it } from 'vitest';
import { wrapUpToLog } from '@/lib/i18n/after-call/wrap-up-to-log';
import { defaultDispositions } from '@/lib/settings/dispositions';

it('names the disposition, and the follow-up unless it is done', () => {
  const fields = { disposition: 'call_back', note: 'x', followUp: { at: 5 } };
  expect(wrapUpToLog(fields, defaultDispositions)).toEqual({
    ...{ disposition: 'Call back', note: 'x', followUpAt: 5, hidesRecording: false },
  });
  const done = { note: '', followUp: { at: 5, doneAt: 6 } };
  expect(wrapUpToLog(done, defaultDispositions)).toEqual({ note: '', hidesRecording: false });
});

it('says that the callee refused the recording', () => {
  const fields = { disposition: 'refused_recording', note: '' };
  expect(wrapUpToLog(fields, defaultDispositions).hidesRecording).toBe(true);
});
