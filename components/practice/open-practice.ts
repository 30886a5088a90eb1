import { createPlayerModel, type PlayerModel } from '@/components/player/player-model';
import { decodePeaks } from '@/components/player/waveform';
import { afterDelay, onEachTick } from '@/lib/platform/page/timers';
import { createPracticeModel, type PracticeModel } from './practice-model';
import { makeSampleRecording } from './sample-recording';

/** Opens a practice call over the real clock. It ends with the signal. */
export function openPractice(abortSignal: AbortSignal): PracticeModel {
  const player = openPlayer(abortSignal);
  return createPracticeModel(
    { now: Date.now, tick: onEachTick, after: afterDelay, player },
    abortSignal,
  );
}

function openPlayer(abortSignal: AbortSignal): PlayerModel {
  const file = makeSampleRecording();
  const link = URL.createObjectURL(file);
  abortSignal.addEventListener('abort', () => URL.revokeObjectURL(link), { once: true });
  return createPlayerModel(
    {
      sound: new Audio(link),
      start: 0,
      save: () => undefined,
      isExpired: async () => false,
      readPeaks: async () => decodePeaks(await file.arrayBuffer()),
    },
    abortSignal,
  );
}
