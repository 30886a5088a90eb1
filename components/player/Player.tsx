import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { CallCheck, CallChecks } from '@/components/calls/call-checks';
import { Icon } from '@/components/shared/icons/Icon';
import { SpeechLine } from '@/components/speech/SpeechLine';
import type { Call } from '@/lib/calls/model';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { WrapUp } from '@/lib/wrap-up/model';
import { DownloadButton } from './DownloadButton';
import { PlayerControls } from './PlayerControls';
import type { Playback } from './playback';
import { createPlayerModel, type PlayerModel } from './player-model';
import { TimedNotes } from './TimedNotes';
import { createTimedNotes } from './timed-notes-model';
import './player.css';

interface PlayerProps {
  call: Call & { recording: string };
  /** What was recorded after the call. */
  saved: WrapUp | undefined;
  playback: Playback;
  actions: CallChecks;
}

/** Plays a recording in place, with notes at its times. Nothing loads before Play or Download is pressed. */
export function Player(props: PlayerProps) {
  return /^https?:/i.test(props.call.recording) ? <WebPlayer {...props} /> : null;
}

function WebPlayer({ call, saved, playback, actions }: PlayerProps) {
  const link = call.recording;
  const [round, setRound] = useState(0);
  const model = usePlayer(call.id, link, playback, round);
  const [notes] = useState(() =>
    createTimedNotes((change) => playback.changeTimedNotes(call.id, change)),
  );
  const play = useRef<HTMLButtonElement>(null);

  async function checkAgain(): Promise<void> {
    await actions.checkAgain(call.id);
    setRound((last) => last + 1);
    play.current?.focus();
  }

  const whole = useRef<HTMLDivElement>(null);
  useNoteKey(whole, () => model && notes.begin(model.at.value));
  return (
    <div class="recording" ref={whole}>
      <div class="player">
        {model && (
          <PlayerControls
            model={model}
            knownSeconds={call.extras?.durationSeconds}
            playRef={play}
          />
        )}
        <DownloadButton key={link} call={call} deps={playback} />
        <a class="plain" href={link} target="_blank" rel="noopener noreferrer">
          <Icon name="open" />
          <span class="visually-hidden">{i18n.t('player.open')}</span>
        </a>
        {model?.loading.value && <p class="player-note">{i18n.t('player.loading')}</p>}
        <LinkFailure
          link={link}
          failure={model?.failure.value}
          check={actions.checks.value.get(call.id)}
          onCheckAgain={() => void checkAgain()}
        />
      </div>
      <SpeechLine call={call} deps={playback.speech} />
      {model && <TimedNotes model={notes} player={model} notes={saved?.timedNotes ?? []} />}
    </div>
  );
}

/** N within the player starts a note, unless the rep types. */
function useNoteKey(whole: RefObject<HTMLElement | null>, begin: () => void): void {
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    const element = whole.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isTyping || !isPlain || event.key.toLowerCase() !== 'n') return;
      event.preventDefault();
      latest.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [whole]);
}

/** Creates a player for each link, and a new one for each round. */
function usePlayer(callId: string, link: string, playback: Playback, round: number) {
  const [model, setModel] = useState<PlayerModel>();
  useEffect(() => {
    const ended = new AbortController();
    void playback.prepare(callId, link, ended.signal).then((deps) => {
      if (!ended.signal.aborted) setModel(createPlayerModel(deps, ended.signal));
    });
    return () => ended.abort();
  }, [callId, link, playback, round]);
  return model;
}

interface LinkFailureProps {
  link: string;
  failure: 'expired' | 'unknown' | undefined;
  check: CallCheck | undefined;
  /** Asks the service for the link again. */
  onCheckAgain: () => void;
}

/** Why a recording does not play, and the way to a fresh link. */
function LinkFailure({ link, failure, check, onCheckAgain }: LinkFailureProps) {
  const [asked, setAsked] = useState<string>();
  const isSame = asked === link && check?.state === 'done';
  const problem = asked === link && check?.state === 'problem' ? check.problem : undefined;
  return (
    <>
      <p class="player-failed" role="alert" hidden={!failure}>
        {failure && i18n.t(failure === 'expired' ? 'player.expired' : 'player.failed')}
      </p>
      {isSame && (
        <p class="player-note" role="status">
          {i18n.t('player.same_link')}
        </p>
      )}
      {problem && (
        <p class="player-failed" role="alert">
          {requestProblemText(problem)}
        </p>
      )}
      {failure && (
        <button
          type="button"
          class="ghost player-check"
          disabled={check?.state === 'looking'}
          onClick={() => {
            setAsked(link);
            onCheckAgain();
          }}
        >
          <Icon name="again" />
          {check?.state === 'looking' ? i18n.t('call.checking') : i18n.t('call.check_again')}
        </button>
      )}
    </>
  );
}
