import { type AttackLab, hostilePage } from '@/test/support/attacks/lab';
import { closeConfirmation } from '@/test/support/own-pages/close-confirmation';
import { readOffers } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { boxOfNumber, pressThrough } from './press-in-frame';

/** On a busy machine a press may rightly not count. The rep then presses again, more slowly. */
const MAX_PATIENCE = 4;

const frameWith = (url: string, more = '') => `<!doctype html><title>Frame</title>
  <body style="margin:0"><iframe ${more} src="${url}" style="width:1000px;height:600px;border:0"></iframe>`;

/**
 * A page of a trusted site holds a frame of a site that is not trusted, which frames a trusted site with the
 * number. The rep presses there, as in `pressInFrame`.
 */
export function pressInFrameBetween(lab: AttackLab): Promise<string[]> {
  const inner = lab.site.serve(hostilePage(''), 'localhost');
  const between = lab.site.serve(frameWith(inner), 'other.localhost');
  return pressInFrame(lab, lab.site.serve(frameWith(between)), inner);
}

/** A page of a trusted site sandboxes a frame with the number, of its own site. The rep presses there. */
export function pressInSandbox(lab: AttackLab): Promise<string[]> {
  const inner = lab.site.serve(hostilePage(''));
  const outer = lab.site.serve(frameWith(inner, 'sandbox="allow-scripts"'));
  return pressInFrame(lab, outer, inner);
}

/**
 * The rep presses in the frame of a page. Returns the numbers called. If there are none, the rep must have been
 * asked to confirm the call.
 */
async function pressInFrame(lab: AttackLab, outer: string, inner: string): Promise<string[]> {
  const { rig, popup } = lab.connected;
  const page = await rig.open(outer);
  const framed = () => page.frames().find((each) => each.url() === inner);
  const frame = await waitUntil(framed, 'the inner frame');
  await waitUntil(() => frame.evaluate(() => CSS.highlights.size > 0), 'marks in the inner frame');
  const number = await frame.evaluate(boxOfNumber);
  const asked = async () => (await readOffers(popup)).filter(({ toConfirm }) => toConfirm).length;
  const before = await asked();
  const isAsked = async () => (await asked()) > before;
  let calls: string[] = [];
  for (let patience = 1; patience <= MAX_PATIENCE; patience++) {
    calls = await lab.callsDuring(() => pressThrough(lab, { page, number }, patience));
    if (calls.length > 0 || (await isAsked())) break;
  }
  if (calls.length === 0 && !(await isAsked())) throw new Error('The rep was not asked');
  await closeConfirmation(popup);
  await page.close();
  return calls;
}
