import { useMemo, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { percentText } from '@/components/shared/lists/count-text';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { Call } from '@/lib/calls/model';
import { playTime } from '@/lib/i18n/times';
import type { ReadingProblem, ReadingResult, SpeechFacts } from '@/lib/speech/model';
import { createSpeechLine, type SpeechLineDeps, type SpeechLineModel } from './speech-line-model';
import './speech-line.css';

interface SpeechLineProps {
  call: Call & { recording: string };
  deps: SpeechLineDeps;
}

/** What the sound of a recording tells, in one line below the player. */
export function SpeechLine({ call, deps }: SpeechLineProps) {
  const { id, recording } = call;
  const abortSignal = useLifetime([id, recording, deps]);
  const model = useMemo(
    () => createSpeechLine(deps, { id, recording }, abortSignal),
    [abortSignal],
  );
  const line = useRef<HTMLDivElement>(null);
  const result = model.result.value;
  const busy = model.busy.value;
  /** The pressed button goes away, so its line takes the focus. */
  const press = (act: () => Promise<void>) => {
    line.current?.focus();
    void act();
  };
  return (
    <div class="speech-line" ref={line} tabIndex={-1}>
      <div role="status">
        {busy && <p>{i18n.t('speech.reading')}</p>}
        {result && !busy && <Result {...{ result, recording }} />}
      </div>
      {result && !busy && <ReadButton {...{ result, model, press }} />}
    </div>
  );
}

interface ResultProps {
  result: ReadingResult | 'none';
  recording: string;
}

function Result({ result, recording }: ResultProps) {
  if (result === 'none') return null;
  if ('facts' in result) return <Facts facts={result.facts} />;
  return <p>{problemText(result.problem, recording)}</p>;
}

interface ReadButtonProps extends Pick<ResultProps, 'result'> {
  model: SpeechLineModel;
  press: (act: () => Promise<void>) => void;
}

function ReadButton({ result, model, press }: ReadButtonProps) {
  if (result === 'none') {
    return (
      <button type="button" class="plain" onClick={() => press(model.read)}>
        {i18n.t('speech.read')}
      </button>
    );
  }
  if ('facts' in result) return null;
  const isForbidden = result.problem === 'not-allowed';
  return (
    <button
      type="button"
      class="ghost"
      onClick={() => press(isForbidden ? model.allow : model.read)}
    >
      {i18n.t(isForbidden ? 'speech.allow' : 'speech.again')}
    </button>
  );
}

function problemText(problem: ReadingProblem, recording: string): string {
  const words: Record<ReadingProblem, () => string> = {
    'not-allowed': () => i18n.t('speech.problem.not_allowed', [new URL(recording).hostname]),
    'not-loaded': () => i18n.t('speech.problem.not_loaded'),
    expired: () => i18n.t('speech.problem.expired'),
    'too-large': () => i18n.t('speech.problem.too_large'),
    'not-audio': () => i18n.t('speech.problem.not_audio'),
    'no-decoder': () => i18n.t('speech.problem.no_decoder'),
    damaged: () => i18n.t('speech.problem.damaged'),
  };
  return words[problem]();
}

function Facts({ facts }: { facts: SpeechFacts }) {
  const { heard, firstVoice = 0, longestPause = 0, silence } = facts;
  return (
    <>
      {heard !== 'voice' && <p class="speech-nobody">{i18n.t(`speech.heard.${heard}`)}</p>}
      {heard === 'voice' && (
        <dl>
          <Fact name={i18n.t('speech.first_voice')} value={playTime(Math.round(firstVoice))} />
          <Fact name={i18n.t('speech.longest_pause')} value={playTime(Math.round(longestPause))} />
          <Fact name={i18n.t('speech.silence')} value={percentText(silence)} />
          <Fact
            name={i18n.t('speech.talk')}
            value={talkText(facts)}
            help={facts.talk ? i18n.t('speech.talk_help') : i18n.t('speech.talk_unknown_help')}
          />
        </dl>
      )}
      {facts.isCutShort && <p>{i18n.t('speech.cut_short', [playTime(facts.duration)])}</p>}
    </>
  );
}

function talkText({ talk }: SpeechFacts): string {
  return talk ? talk.map((share) => percentText(share)).join(' / ') : i18n.t('speech.talk_unknown');
}

function Fact({ name, value, help }: { name: string; value: string; help?: string }) {
  return (
    <div title={help}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
        {help && <span class="visually-hidden"> ({help})</span>}
      </dd>
    </div>
  );
}
