import type { TranscribeDeps } from '@/lib/transcripts/transcribe-call';
import { makeRinging } from '@/sandbox/telephony/recording';

/** The link of the sample recording. */
export const LINK = 'https://files.example.com/a.wav';

/** The sample endpoint. */
export const ENDPOINT = { url: 'https://stt.example.com/v1/audio/transcriptions', model: 'large' };

/** A rep who allowed the endpoint, with one recording. `asked` has the addresses that were fetched. */
export function fakeTranscribing(change: Partial<TranscribeDeps> = {}) {
  const asked: string[] = [];
  const answer = async (link: string) =>
    link === LINK
      ? new Response(makeRinging('r', 1), { headers: { 'content-type': 'audio/wav' } })
      : Response.json({ text: 'Hello.' });
  const { fetchFile = answer } = change;
  const deps: TranscribeDeps = {
    hasOrigins: async () => true,
    readEndpoint: async () => ENDPOINT,
    readRecording: async () => ({ link: LINK }),
    readKey: async () => '',
    ...change,
    fetchFile: (link, init) => {
      asked.push(link);
      return fetchFile(link, init);
    },
  };
  return { deps, asked };
}
