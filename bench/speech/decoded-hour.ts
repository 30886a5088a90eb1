import type { Measurement } from '@/bench/table';
import type { SpeechReading } from '@/lib/speech/model';
import { placedCall } from '@/test/calls/support/calls';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import type { BrowserName } from '@/test/support/browsers/rig';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { storedRows, writeCalls } from '@/test/support/own-pages/log';
import { type RecordingServer, send, startRecordings } from '@/test/support/sound/recording-server';
import { waitUntil } from '@/test/support/wait';
import { hourFormats, hourOf } from './hour-files';

const HOUR_SECONDS = 3600;
/** The most of its length that reading a recording may take. */
const MOST_PART = 0.05;
/** After this nothing is waited for any more, ms. */
const MAX_MS = 600_000;

/** Measures how long the dashboard takes to load, decode and judge an hour of each format, in both browsers. */
export async function measureDecodedHour(): Promise<Measurement[]> {
  const files = await Promise.all(
    hourFormats.map(async (format) => [format, await hourOf(format)] as const),
  );
  const site = await startRecordings(
    Object.fromEntries(
      files.map(([format, bytes]) => [format, (answer) => send(answer, 'audio/mpeg', bytes)]),
    ),
  );
  try {
    const rows: Measurement[] = [];
    for (const browser of browserNames) rows.push(...(await measureIn(browser, site)));
    return rows;
  } finally {
    site.stop();
  }
}

async function measureIn(browser: BrowserName, site: RecordingServer): Promise<Measurement[]> {
  const connected = await openConnectedBrowser(browser);
  try {
    await openDashboardPage(connected.rig, '#/calls');
    const rows: Measurement[] = [];
    for (const id of site.names) {
      const start = Date.now();
      const times = { createdAt: start, changedAt: start };
      const recording = site.linkTo(id);
      await writeCalls(connected.popup, [
        placedCall({ id, gesture: id, state: 'recorded', recording, ...times }),
      ]);
      const { readAt, result } = await readingOf(connected.popup, id);
      if (!('facts' in result) || result.facts.duration < HOUR_SECONDS)
        throw new Error(`${id} in ${browser}: ${JSON.stringify(result)}`);
      rows.push(row(`an hour of ${id}, loaded and decoded in ${browser}`, readAt - start));
    }
    return rows;
  } finally {
    await connected.stop();
  }
}

function readingOf(page: Parameters<typeof storedRows>[0], id: string): Promise<SpeechReading> {
  const read = async () =>
    ((await storedRows(page, 'speech')) as SpeechReading[]).find(({ callId }) => callId === id);
  return waitUntil(read, `${id} to be read`, MAX_MS);
}

function row(what: string, ms: number): Measurement {
  const part = ms / 1000 / HOUR_SECONDS;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return {
    what,
    measured: percent(part),
    target: `${percent(MOST_PART)} of its length`,
    ratio: part / MOST_PART,
  };
}
