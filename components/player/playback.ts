import { saveFile } from '@/components/shared/files/save-file';
import { openSpeech } from '@/components/speech/open-speech';
import type { SpeechLineDeps } from '@/components/speech/speech-line-model';
import type { CallDatabase } from '@/lib/calls/database';
import { readPlayPosition } from '@/lib/calls/log/call-log';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import { download, hasDownloads, requestDownloads } from '@/lib/platform/permissions';
import type { TimedNotesChange } from '@/lib/wrap-up/merge';
import type { DownloadDeps } from './download-model';
import type { PlayerDeps } from './player-model';
import { isLinkExpired, readRecording } from './read-recording';
import { decodePeaks } from './waveform';

/** What players of recordings need of the browser and the background. */
export interface Playback extends DownloadDeps {
  /** Reads what the sound of recordings tells. */
  speech: SpeechLineDeps;
  /** Returns what the player of one recording needs. */
  prepare(callId: string, link: string, abortSignal: AbortSignal): Promise<PlayerDeps>;
  /** Resolves with the problem, if the notes could not be saved. */
  changeTimedNotes(callId: string, change: TimedNotesChange): Promise<Problem | undefined>;
}

/** Opens what players need. Recordings are the only files that our own pages load. */
export function openPlayback(database: CallDatabase, ask: Ask): Playback {
  const fetchFile = (link: string, init: RequestInit) => fetch(link, init);
  return {
    fetchFile,
    saveFile,
    hasDownloads,
    requestDownloads,
    download,
    speech: openSpeech(database, ask),
    async prepare(callId, link, abortSignal) {
      return {
        sound: soundOf(link),
        start: await readPlayPosition(database, callId).catch(() => 0),
        save: (at) => void ask('save-play-position', { callId, at }),
        isExpired: () => isLinkExpired(fetchFile, link, abortSignal),
        async readPeaks() {
          const file = await readRecording(fetchFile, link, abortSignal);
          return file && decodePeaks(file);
        },
      };
    },
    async changeTimedNotes(callId, { add, remove }) {
      const answer = await ask('change-timed-notes', {
        ...{ callId, add: [...add], remove: [...remove] },
      });
      return answer.ok ? undefined : answer.error;
    },
  };
}

function soundOf(link: string): HTMLAudioElement {
  const sound = new Audio();
  sound.preload = 'none';
  sound.src = link;
  return sound;
}
