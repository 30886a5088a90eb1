/**
 * Drafts the note of a call from its recording, below the note field of every wrap-up form. When the rep presses the
 * button, the background sends the recording to the company's transcription endpoint. The browser's own model, if there
 * is one, summarises the transcript. The draft goes below the rep's text, under a heading that marks it as
 * machine-made. Nothing is sent without a press, nothing is overwritten, and only the form's note is stored.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import { i18n } from '#i18n';
import { createLatestOnly } from '@/components/shared/turns';
import type { Ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/table';
import { originPattern } from '@/lib/platform/match-pattern';
import { addDraft, hasHeading, withoutDraft, withoutHeading } from '@/lib/transcripts/draft-note';
import type { TranscriptProblem, TranscriptResult } from '@/lib/transcripts/model';
import { MAX_NOTE_BYTES } from '@/lib/wrap-up/model';

/** What a draft needs of the browser. */
export interface NoteDraftBrowser {
  /** Asks the rep for host access, in the turn of a click. */
  requestOrigins(patterns: string[]): Promise<boolean>;
  /** Summarises on this device; undefined if the browser can't. Rejects if the signal aborts. */
  summarize(text: string, abortSignal: AbortSignal): Promise<string | undefined>;
  /** Calls back every few seconds until the signal ends. */
  everyFewSeconds(react: () => void, abortSignal: AbortSignal): void;
}

/** What the draft of a note needs. */
export interface NoteDraftDeps extends NoteDraftBrowser {
  ask: Ask;
  /** The note as it is now. */
  note(): string;
  changeNote(note: string): void;
}

/** Why there is no draft. */
export type DraftProblem = TranscriptProblem | 'note-full' | 'no-answer';

/** How far a draft is. `site` is what the browser must allow first. */
export type DraftState =
  | { step: 'none' | 'transcribing' | 'summarizing' }
  | { step: 'problem'; problem: DraftProblem; site?: string | undefined }
  | { step: 'added'; piece: string; isCut: boolean; hasSummary: boolean };

/** The draft of a note from the recording of a call. */
export interface NoteDraftModel {
  state: ReadonlySignal<DraftState>;
  /** Has the recording transcribed, and adds a draft to the note. Sends one request. */
  draft(): Promise<void>;
  /** Asks for access to the site of an address, and drafts. Call it in the turn of a click. */
  allow(address: string): Promise<void>;
  /** Ends the request. The note stays as it is. */
  cancel(): void;
  /** Returns whether a note has text that a machine made and nobody checked. */
  isUnchecked(note: string): boolean;
  /** Returns whether the draft is in a note as it was added. */
  canUndo(note: string): boolean;
  /** Takes the draft out again. */
  undo(): void;
  /** The rep checked the text: takes its heading out. */
  accept(): void;
}

/** Creates the model for one call's form. The signal ends the request. */
export function createNoteDraft(
  { ask, requestOrigins, summarize, everyFewSeconds, note, changeNote }: NoteDraftDeps,
  callId: string,
  abortSignal: AbortSignal,
): NoteDraftModel {
  const state = signal<DraftState>({ step: 'none' });
  const turns = createLatestOnly(abortSignal);
  const isRunning = () => ['transcribing', 'summarizing'].includes(state.peek().step);
  const heading = () => i18n.t('transcript.heading');

  async function draft(): Promise<void> {
    if (isRunning()) return;
    const turn = turns.begin();
    state.value = { step: 'transcribing' };
    const next = await drafted(turn).catch(() => undefined);
    if (!turn.aborted) state.value = next ?? { step: 'problem', problem: 'no-answer' };
  }

  /** Keeps the background awake until it answers. */
  async function transcribed(turn: AbortSignal): Promise<Result<TranscriptResult>> {
    const answered = new AbortController();
    const waiting = AbortSignal.any([turn, answered.signal]);
    everyFewSeconds(() => void ask('transcript-awaited', null), waiting);
    return ask('transcribe-recording', { callId }).finally(() => answered.abort());
  }

  async function drafted(turn: AbortSignal): Promise<DraftState | undefined> {
    const answer = await transcribed(turn);
    if (turn.aborted || !answer.ok) return undefined;
    if ('problem' in answer.value) return { step: 'problem', ...answer.value };
    state.value = { step: 'summarizing' };
    const { text: transcript, isCut } = answer.value;
    const summary = await summarize(transcript, turn);
    if (turn.aborted) return undefined;
    const limits = { heading: heading(), maxBytes: MAX_NOTE_BYTES };
    const added = addDraft(note(), { transcript, summary }, limits);
    if (!added) return { step: 'problem', problem: 'note-full' };
    changeNote(added.note);
    const hasSummary = summary !== undefined;
    return { step: 'added', piece: added.piece, isCut: isCut || added.isCut, hasSummary };
  }

  function cancel(): void {
    if (!isRunning()) return;
    turns.end();
    state.value = { step: 'none' };
    void ask('stop-transcript', { callId });
  }

  function pieceIn(text: string): string | undefined {
    const current = state.value;
    return current.step === 'added' && text.includes(current.piece) ? current.piece : undefined;
  }

  abortSignal.addEventListener('abort', cancel, { once: true });
  return {
    state,
    draft,
    cancel,
    async allow(address) {
      const pattern = originPattern(address) ?? address;
      if (await requestOrigins([pattern]).catch(() => false)) await draft();
    },
    isUnchecked: (text) => hasHeading(text, heading()),
    canUndo: (text) => pieceIn(text) !== undefined,
    undo() {
      changeNote(withoutDraft(note(), pieceIn(note()) ?? ''));
      state.value = { step: 'none' };
    },
    accept() {
      changeNote(withoutHeading(note(), heading()));
      state.value = { step: 'none' };
    },
  };
}
