import { i18n } from '#i18n';
import { problemText } from '@/lib/i18n/problem-text';
import type { DraftProblem } from './note-draft-model';

/** What happened and what to do. `host` is that of the transcription endpoint. */
export function transcriptProblemText(problem: DraftProblem, host: string): string {
  return sentences[problem](host);
}

const sentences: Readonly<Record<DraftProblem, (host: string) => string>> = {
  off: () => i18n.t('transcript.problem.off'),
  'no-recording': () => i18n.t('transcript.problem.no_recording'),
  'refused-recording': () => i18n.t('transcript.problem.refused_recording'),
  'site-not-allowed': () => i18n.t('transcript.problem.site_not_allowed'),
  'not-loaded': () => i18n.t('transcript.problem.not_loaded'),
  expired: () => i18n.t('transcript.problem.expired'),
  'not-audio': () => i18n.t('transcript.problem.not_audio'),
  'too-large': () => i18n.t('transcript.problem.too_large'),
  'not-allowed': (host) => i18n.t('transcript.problem.not_allowed', [host]),
  unreachable: (host) => i18n.t('transcript.problem.unreachable', [host]),
  timeout: (host) => i18n.t('transcript.problem.timeout', [host]),
  'no-key': (host) => i18n.t('transcript.problem.no_key', [host]),
  'wrong-key': (host) => i18n.t('transcript.problem.wrong_key', [host]),
  busy: (host) => i18n.t('transcript.problem.busy', [host]),
  failed: (host) => i18n.t('transcript.problem.failed', [host]),
  refused: (host) => i18n.t('transcript.problem.refused', [host]),
  unreadable: (host) => i18n.t('transcript.problem.unreadable', [host]),
  'no-words': () => i18n.t('transcript.problem.no_words'),
  stopped: () => i18n.t('transcript.problem.stopped'),
  'note-full': () => i18n.t('transcript.problem.note_full'),
  'no-answer': () => problemText({ code: 'no-answer' }),
};

/** What the rep can do next. */
export type DraftStep = 'allow' | 'options' | 'again' | 'none';

const steps: Readonly<Partial<Record<DraftProblem, DraftStep>>> = {
  off: 'options',
  'no-key': 'options',
  'wrong-key': 'options',
  'not-allowed': 'allow',
  'site-not-allowed': 'allow',
  'refused-recording': 'none',
  'no-recording': 'none',
  'not-audio': 'none',
  'too-large': 'none',
  'no-words': 'none',
  refused: 'none',
};

/** Returns what the rep can do next. */
export function draftStep(problem: DraftProblem): DraftStep {
  return steps[problem] ?? 'again';
}
