import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { playTime } from '@/lib/i18n/times';
import {
  createPlayerModel,
  type KeptPosition,
  type PlayerModel,
} from '@/lib/state/calls/player-model';
import './player.css';

/** Seconds that the buttons go back or forward. */
const SKIP_SECONDS = 10;

/** Where the rep left each recording, for as long as the page is open. */
const positions = new Map<string, KeptPosition>();

interface PlayerProps {
  /** Only http and https links are offered. */
  link: string;
  /** Duration from the service, until the recording's own is known. */
  seconds?: number | undefined;
}

/** Plays a recording in place. Nothing loads before Play is pressed. */
export function Player({ link, seconds }: PlayerProps) {
  const [model, setModel] = useState<PlayerModel>();
  const isWeb = /^https?:/i.test(link);
  useEffect(() => {
    if (!isWeb) return;
    const ended = new AbortController();
    setModel(createPlayerModel(soundOf(link), positionIn(link), ended.signal));
    return () => ended.abort();
  }, [link, isWeb]);
  if (!isWeb) return null;
  return (
    <div class="player">
      {model && <Controls model={model} told={seconds} />}
      <a class="plain" href={link} target="_blank" rel="noopener noreferrer">
        <Icon name="open" />
        <span class="visually-hidden">{i18n.t('player.open')}</span>
      </a>
      {model?.loading.value && <p class="player-note">{i18n.t('player.loading')}</p>}
      {model?.failed.value && <p class="player-failed">{i18n.t('player.failed')}</p>}
    </div>
  );
}

function positionIn(link: string): KeptPosition {
  const position = positions.get(link) ?? { at: 0 };
  positions.set(link, position);
  return position;
}

function soundOf(link: string): HTMLAudioElement {
  const sound = new Audio();
  sound.preload = 'none';
  sound.src = link;
  return sound;
}

function Controls({ model, told = Number.NaN }: { model: PlayerModel; told?: number | undefined }) {
  const { playing, at, length, speed } = model;
  const known = Number.isFinite(length.value);
  const end = known ? length.value : 0;
  const shown = known ? length.value : told;
  return (
    <>
      <button
        type="button"
        class="player-play"
        aria-label={playing.value ? i18n.t('player.pause') : i18n.t('player.play')}
        onClick={() => void model.toggle()}
      >
        <Icon name={playing.value ? 'pause' : 'play'} />
      </button>
      <SkipButton model={model} seconds={-SKIP_SECONDS} disabled={end === 0} />
      <SkipButton model={model} seconds={SKIP_SECONDS} disabled={end === 0} />
      <input
        type="range"
        class="player-bar"
        min={0}
        max={end || 1}
        step="any"
        value={end === 0 ? 0 : at.value}
        disabled={end === 0}
        style={{ '--part': end ? at.value / end : 0 }}
        aria-label={i18n.t('player.position')}
        aria-valuetext={`${playTime(at.value)} / ${playTime(shown)}`}
        onInput={(event) => model.seek(event.currentTarget.valueAsNumber)}
      />
      <span class="player-time">
        {playTime(at.value)} / {playTime(shown)}
      </span>
      <button
        type="button"
        class="plain player-speed"
        aria-label={`${i18n.t('player.speed')} ${speed.value}×`}
        onClick={() => model.nextSpeed()}
      >
        {speed.value}×
      </button>
    </>
  );
}

interface SkipButtonProps {
  model: PlayerModel;
  /** Negative: back. */
  seconds: number;
  disabled: boolean;
}

function SkipButton({ model, seconds, disabled }: SkipButtonProps) {
  const isBack = seconds < 0;
  const amount = String(Math.abs(seconds));
  return (
    <button
      type="button"
      class="plain player-skip"
      disabled={disabled}
      aria-label={i18n.t(isBack ? 'player.back' : 'player.forward', [amount])}
      onClick={() => model.skip(seconds)}
    >
      <bdi>{isBack ? `−${amount}` : `+${amount}`}</bdi>
    </button>
  );
}
