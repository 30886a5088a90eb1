import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab, stageOn, VICTIM } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { waitUntil } from '@/test/support/wait';
import { framing } from './trials/framing';
import { openFramed, PRESSES, pressesMeet, pressThrough } from './trials/press-in-frame';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };
/** On a busy machine a press may rightly not count. The rep then presses again, more slowly. */
const MAX_PRESSES = 4;

describe.concurrent.each(browserNames)('frames in %s', (browser) => {
  let lab: AttackLab;
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  it('a number in a frame in plain sight is called', inTurn, async () => {
    const { page, number } = await openFramed(lab);
    const stage = stageOn(lab, page);
    const before = lab.connected.sandbox.calls().length;
    const called = () => lab.connected.sandbox.calls().slice(before);
    // Firefox opens the card in the top frame, and the rep goes on there.
    const isOnTop = () => stage.callButton();
    for (let press = 1; press <= MAX_PRESSES; press++) {
      await pressThrough(lab, { page, number }, press);
      await waitUntil(async () => called().length > 0 || isOnTop(), 'an effect', 1_500).catch(
        () => undefined,
      );
      if (called().length > 0 || (await isOnTop())) break;
    }
    if (await isOnTop()) await stage.call();
    await waitUntil(() => called().length > 0, 'the call');
    expect(called().map((call) => call.clientNumber)).toEqual([VICTIM.e164]);
    await page.close();
  });

  it('no press on the button goes through to the page in the frame', inTurn, async () => {
    const framed = await openFramed(lab);
    const surface = 'div';
    expect(await pressesMeet(framed)).toEqual(Array(PRESSES).fill(surface));
    await framed.page.close();
  });

  const here = framing.filter(({ browsers }) => browsers?.includes(browser) ?? true);
  it.each(here)('$name', inTurn, async ({ run }) => {
    expect(await run(lab)).toEqual([]);
  });
});
