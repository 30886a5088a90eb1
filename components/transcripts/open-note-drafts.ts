import { wordsLocale } from '@/lib/i18n/locale';
import { everyFewSeconds } from '@/lib/platform/page/timers';
import { requestOrigins } from '@/lib/platform/permissions';
import { browserSummarizer, summarize } from '@/lib/transcripts/summarize';
import type { NoteDraftBrowser } from './note-draft-model';

/** Connects drafts of notes to the browser: its permissions, and its own model if it has one. */
export function openNoteDrafts(scope: object = globalThis): NoteDraftBrowser {
  return {
    requestOrigins,
    everyFewSeconds,
    summarize: (text, abortSignal) =>
      summarize(browserSummarizer(scope), text, wordsLocale(), abortSignal),
  };
}
