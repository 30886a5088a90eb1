import { type Measurement, median, ms } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { callIn, dial } from '@/test/support/card/place-call';

const CALLS = 9;
const MAX_MS = 50;

/** Measures the time from the end of the countdown to the POST at the service, with the background awake. */
export async function measureRequestDelay(): Promise<Measurement[]> {
  const connected = await openConnectedBrowser('chromium', {
    settings: { countdownSeconds: 1, callsPerMinute: 60 },
  });
  try {
    const times: number[] = [];
    for (let nth = 0; nth < CALLS; nth++) times.push(await callOnce(nth));
    const delay = median(times);
    return [
      {
        what: 'end of countdown to POST at the service',
        measured: ms(delay),
        target: `${MAX_MS} ms`,
        ratio: delay / MAX_MS,
      },
    ];
  } finally {
    await connected.stop();
  }

  async function callOnce(nth: number): Promise<number> {
    const id = await dial(connected, `+1212555012${nth}`);
    const { requestAt } = await callIn(connected, id, 'placed', 'recorded');
    const arrived = connected.sandbox.calls().find((call) => call.submittedId === id);
    return (arrived?.placedAt ?? Number.NaN) - requestAt;
  }
}
