import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { Chip } from '@/components/shared/controls/Chip';
import { FieldProblem } from '@/components/shared/controls/Field';
import { Icon } from '@/components/shared/icons/Icon';
import { endpointHost } from '@/lib/transcripts/endpoint';
import type { DraftState, NoteDraftModel } from './note-draft-model';
import { draftStep, transcriptProblemText } from './transcript-problem';
import './note-draft.css';

interface NoteDraftProps {
  model: NoteDraftModel;
  /** The note as it is now. */
  note: string;
  /** Where the recording may be sent; undefined if it may not, or there is none. */
  url: string | undefined;
}

/** Below the note: drafts it from the recording, and says that a machine wrote a part of it until the rep checked it. */
export function NoteDraft({ model, note, url }: NoteDraftProps) {
  const state = model.state.value;
  const isUnchecked = model.isUnchecked(note);
  // The callee just refused the recording, or the rep switched it off.
  useEffect(() => {
    if (!url) model.cancel();
  }, [url, model]);
  if (!url && !isUnchecked) return null;
  return (
    <div class="note-draft">
      {url && !isUnchecked && <Offer model={model} url={url} state={state} />}
      {isUnchecked && <Unchecked model={model} note={note} />}
      <div role="status">{state.step === 'added' && isUnchecked && <AddedText {...state} />}</div>
      <div role="alert">
        {url && state.step === 'problem' && <DraftProblemLine model={model} url={url} {...state} />}
      </div>
    </div>
  );
}

interface OfferProps {
  model: NoteDraftModel;
  url: string;
  state: DraftState;
}

function Offer({ model, url, state }: OfferProps) {
  const host = endpointHost(url);
  if (state.step === 'transcribing' || state.step === 'summarizing') {
    const isAway = state.step === 'transcribing';
    return (
      <p class="note-draft-line">
        <span role="status">
          {isAway ? i18n.t('transcript.transcribing', [host]) : i18n.t('transcript.summarizing')}
        </span>
        <button type="button" class="ghost" onClick={model.cancel}>
          {i18n.t('options.cancel')}
        </button>
      </p>
    );
  }
  return (
    <p class="note-draft-line">
      <button type="button" class="ghost" onClick={() => void model.draft()}>
        <Icon name="wave" />
        {i18n.t('transcript.draft')}
      </button>
      <small>{i18n.t('transcript.sent_to', [host])}</small>
    </p>
  );
}

/** The note has text of a machine. */
function Unchecked({ model, note }: Pick<NoteDraftProps, 'model' | 'note'>) {
  return (
    <p class="note-draft-line">
      <Chip icon="alert" tone="warn" text={i18n.t('transcript.machine_made')} />
      <span>{i18n.t('transcript.check')}</span>
      <button type="button" class="ghost" onClick={model.accept}>
        <Icon name="check" />
        {i18n.t('transcript.accept')}
      </button>
      {model.canUndo(note) && (
        <button type="button" class="ghost" onClick={model.undo}>
          <Icon name="back" />
          {i18n.t('transcript.undo')}
        </button>
      )}
    </p>
  );
}

function AddedText({ hasSummary, isCut }: { hasSummary: boolean; isCut: boolean }) {
  return (
    <>
      {!hasSummary && <Small>{i18n.t('transcript.no_summary')}</Small>}
      {isCut && <Small>{i18n.t('transcript.cut')}</Small>}
    </>
  );
}

function Small({ children }: { children: ComponentChildren }) {
  return (
    <p>
      <small>{children}</small>
    </p>
  );
}

type ProblemLineProps = { model: NoteDraftModel; url: string } & Extract<
  DraftState,
  { step: 'problem' }
>;

function DraftProblemLine({ model, url, problem, site }: ProblemLineProps) {
  return (
    <div class="note-draft-problem">
      <FieldProblem words={transcriptProblemText(problem, endpointHost(url))} />
      {draftStep(problem) === 'allow' && (
        <button type="button" class="ghost" onClick={() => void model.allow(site ?? url)}>
          {i18n.t('speech.allow')}
        </button>
      )}
      {draftStep(problem) === 'options' && (
        <a class="ghost" href="/options.html#transcripts" target="_blank" rel="noopener">
          {i18n.t('dashboard.open_options')}
        </a>
      )}
    </div>
  );
}
