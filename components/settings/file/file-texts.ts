import { i18n } from '#i18n';
import { problemText } from '@/lib/i18n/problem-text';
import type { FileResult } from './kept-result';
import type { FileProblem } from './open-file-model';

const problems = {
  'too-large': 'settings_file.too_large',
  'no-json': 'settings_file.other_kind',
  'other-kind': 'settings_file.other_kind',
  newer: 'settings_file.newer',
  empty: 'settings_file.empty',
  'no-link': 'settings_file.no_link',
  'not-https': 'settings_file.not_https',
  damaged: 'settings_file.damaged',
  unreachable: 'settings_file.unreachable',
  'no-file': 'settings_file.no_file',
  denied: 'settings_file.denied',
  cancelled: 'settings_file.cancelled',
} as const;

/** Problems at places that are named. */
const placed = { secret: 'settings_file.secret', unread: 'settings_file.unread' } as const;

/** The most places in a file that are named. */
const NAMED = 5;

/** Why a file can't be imported, and what to do. */
export function settingsFileProblemText(problem: FileProblem): string {
  if (problem.problem === 'no-answer') return problemText({ code: 'no-answer' });
  if (!('paths' in problem)) return i18n.t(problems[problem.problem]);
  const { paths } = problem;
  const named = paths.slice(0, NAMED).join(', ') + (paths.length > NAMED ? ' …' : '');
  return i18n.t(placed[problem.problem], [named]);
}

/** What came of the last press. */
export function fileResultText(result: FileResult): string {
  switch (result) {
    case 'imported':
      return i18n.t('settings_file.imported');
    case 'needs-token':
      return i18n.t('settings_file.needs_token');
    case 'undone':
      return i18n.t('settings_file.undone');
    case 'failed':
      return problemText({ code: 'not-saved' });
  }
}
