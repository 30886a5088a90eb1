import { median, ms, type Row } from '@/bench/table';
import { openDesk } from '@/test/support/browsers/desk';
import { callIn, dial } from '@/test/support/page/place-call';

const CALLS = 9;
const MOST_MS = 50;

/** From the end of the countdown to the POST at the service, the background being awake. */
export async function measureWire(): Promise<Row[]> {
  const desk = await openDesk('chromium', { settings: { undoSeconds: 1, callsPerMinute: 60 } });
  try {
    const times: number[] = [];
    for (let nth = 0; nth < CALLS; nth++) times.push(await callOnce(nth));
    const wire = median(times);
    return [
      {
        what: 'end of countdown to POST at the service',
        measured: ms(wire),
        target: `${MOST_MS} ms`,
        ratio: wire / MOST_MS,
      },
    ];
  } finally {
    await desk.stop();
  }

  async function callOnce(nth: number): Promise<number> {
    const id = await dial(desk, `+1212555012${nth}`);
    const { requestAt } = await callIn(desk, id, 'placed', 'recorded');
    const arrived = desk.sandbox.calls().find((call) => call.submittedId === id);
    return (arrived?.placedAt ?? Number.NaN) - requestAt;
  }
}
