import { expect, it } from 'vitest';
import type { ListReader } from '@/components/list-import/reading/list-reader';
import { answerCalls, callReader } from '@/components/list-import/reading/reader-calls';

/** A page and a thread, with a reader that answers as the test says. */
function joined(reader: Partial<ListReader>) {
  const { port1, port2 } = new MessageChannel();
  const end = new AbortController();
  answerCalls(reader as ListReader, port2);
  for (const port of [port1, port2]) port.start();
  const stop = () => {
    end.abort();
    port1.close();
  };
  return { reader: callReader(port1, end.signal), end, stop };
}

it('passes calls and their answers, each to its own call', async () => {
  const { reader, stop } = joined({
    askedRows: async (_, from) => {
      if (from === 1) await new Promise((resolve) => setTimeout(resolve));
      return [{ numbers: [String(from)] }];
    },
  });
  const answers = await Promise.all([1, 2].map((from) => reader.askedRows('none', from, 'US')));
  expect(answers).toEqual([[{ numbers: ['1'] }], [{ numbers: ['2'] }]]);
  stop();
});

it('passes errors', async () => {
  const { reader, stop } = joined({ ready: () => Promise.reject(new Error('broken')) });
  await expect(reader.ready(0)).rejects.toThrow('broken');
  stop();
});

it('ends the calls that wait when the thread ends, and answers none after', async () => {
  const { reader, end, stop } = joined({ ready: () => new Promise(() => undefined) });
  const waiting = expect(reader.ready(0)).rejects.toThrow();
  end.abort();
  await waiting;
  expect(() => reader.ready(0)).toThrow();
  stop();
});
