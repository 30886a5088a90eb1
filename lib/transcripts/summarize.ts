import { cleanText } from './clean-text';
import type { SummaryAvailability } from './model';

/** The part of the browser's summariser that is used: https://developer.mozilla.org/docs/Web/API/Summarizer */
export interface SummarizerApi {
  availability(options: SummarizerOptions): Promise<string>;
  create(options: SummarizerOptions & { signal: AbortSignal }): Promise<{
    summarize(text: string, options: { context: string; signal: AbortSignal }): Promise<string>;
    destroy(): void;
  }>;
}

/** How a summary is to be. */
interface SummarizerOptions {
  type: 'tldr';
  format: 'plain-text';
  length: 'medium';
  outputLanguage: string;
}

/** The longest summary, in bytes of UTF-8. */
const MAX_SUMMARY_BYTES = 4_000;

const CONTEXT = 'The transcript of a sales call. Summarise it as a note for the CRM.';

/** Returns the browser's summariser; undefined where there is none (Firefox, and Chrome on most machines). */
export function browserSummarizer(scope: object): SummarizerApi | undefined {
  return 'Summarizer' in scope ? (scope.Summarizer as SummarizerApi) : undefined;
}

/** Returns whether this browser can summarise in a language, now. Loads nothing. Never rejects. */
export async function summaryAvailability(
  api: SummarizerApi | undefined,
  language: string,
): Promise<SummaryAvailability> {
  const state = await api?.availability(optionsFor(language)).catch(() => 'unavailable');
  if (state === 'available') return 'available';
  return state === 'downloadable' || state === 'downloading' ? 'later' : 'none';
}

/**
 * Summarises a text on this device. Undefined if the browser has no model ready for the language, or it fails: then
 * there is the transcript alone. Rejects only if the signal aborts.
 */
export async function summarize(
  api: SummarizerApi | undefined,
  text: string,
  language: string,
  abortSignal: AbortSignal,
): Promise<string | undefined> {
  if (!api || (await summaryAvailability(api, language)) !== 'available') return undefined;
  try {
    abortSignal.throwIfAborted();
    const summarizer = await api.create({ ...optionsFor(language), signal: abortSignal });
    const options = { context: CONTEXT, signal: abortSignal };
    const summary = await summarizer.summarize(text, options).finally(() => summarizer.destroy());
    return cleanText(summary, MAX_SUMMARY_BYTES).text || undefined;
  } catch {
    abortSignal.throwIfAborted();
    return undefined;
  }
}

function optionsFor(language: string): SummarizerOptions {
  const [outputLanguage = 'en'] = language.split('-');
  return { type: 'tldr', format: 'plain-text', length: 'medium', outputLanguage };
}
