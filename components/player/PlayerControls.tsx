import type { RefObject } from 'preact';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { playTime } from '@/lib/i18n/times';
import type { PlayerModel } from './player-model';
import { barsPath } from './waveform';

/** Seconds that the buttons go back or forward. */
const SKIP_SECONDS = 10;

interface PlayerControlsProps {
  model: PlayerModel;
  /** Duration from the service, until the recording's own is known. */
  knownSeconds?: number | undefined;
  playRef: RefObject<HTMLButtonElement | null>;
}

/** Play, skip, the position and the speed of a recording. */
export function PlayerControls({ model, knownSeconds = Number.NaN, playRef }: PlayerControlsProps) {
  const { playing, at, length, speed, peaks } = model;
  const known = Number.isFinite(length.value);
  const end = known ? length.value : 0;
  const shown = known ? length.value : knownSeconds;
  return (
    <>
      <button
        type="button"
        class="player-play"
        ref={playRef}
        aria-label={playing.value ? i18n.t('player.pause') : i18n.t('player.play')}
        onClick={() => void model.toggle()}
      >
        <Icon name={playing.value ? 'pause' : 'play'} />
      </button>
      <SkipButton model={model} seconds={-SKIP_SECONDS} disabled={end === 0} />
      <SkipButton model={model} seconds={SKIP_SECONDS} disabled={end === 0} />
      <span
        class={peaks.value ? 'player-track waved' : 'player-track'}
        style={{ '--part': end ? at.value / end : 0 }}
      >
        {peaks.value && <Waveform peaks={peaks.value} />}
        <input
          type="range"
          class="player-bar"
          min={0}
          max={end || 1}
          step="any"
          value={end === 0 ? 0 : at.value}
          disabled={end === 0}
          aria-label={i18n.t('player.position')}
          aria-valuetext={`${playTime(at.value)} / ${playTime(shown)}`}
          onInput={(event) => model.seek(event.currentTarget.valueAsNumber)}
        />
      </span>
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

/** The loudness of a recording behind its position. The played part has another colour. */
function Waveform({ peaks }: { peaks: readonly number[] }) {
  const path = barsPath(peaks);
  return (
    <svg
      class="waveform"
      viewBox={`0 0 ${peaks.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
      <path class="waveform-played" d={path} />
    </svg>
  );
}
