import { describe, expect, it } from 'vitest';
import { type CardBox, openAttackLab } from '@/test/support/attacks/lab';

/** The browser asks the rep which tab the page may record. These switches answer for them. */
const SHARES = [
  '--auto-accept-this-tab-capture',
  '--auto-select-tab-capture-source-by-title=Hostile',
];

/** Between two looks at a recording, in milliseconds. A busy machine takes its time for the first frame. */
const LOOK_EVERY_MS = 500;

/** What a page records: the tab, a region of it, or one of its elements alone. */
type Recorded = 'tab' | 'region' | 'element';

// Firefox 153 records no single tab for a page, and has neither region nor element capture.
describe('a page that the rep allowed to record its tab, in chromium', () => {
  /** Once a recording stayed without any frame, as on a busy machine, so do all others in the same browser. */
  const coloursOf = async (recorded: Recorded, tries = 10) => {
    const lab = await openAttackLab('chromium', { rig: { switches: SHARES } });
    try {
      const stage = await lab.stage();
      await stage.openCard();
      const looks = { tries, everyMs: LOOK_EVERY_MS };
      return await stage.page.evaluate(record, await stage.box(), recorded, looks);
    } finally {
      await lab.stop();
    }
  };

  const expectCard = (recorded: Recorded) =>
    expect.poll(() => coloursOf(recorded), { timeout: 100_000 }).toBeGreaterThan(10);

  it('sees the card as the rep does', () => expectCard('tab'));

  it('sees it in the region of our surface', () => expectCard('region'));

  it('sees nothing of it by recording our surface alone: the card is not in it', async () => {
    expect(await coloursOf('element', 5)).toBeLessThanOrEqual(1);
  });
});

/** Runs in the page: how many colours the middle of the card has in a recording, after at most this number of looks. */
async function record(
  box: CardBox,
  recorded: Recorded,
  { tries, everyMs }: { tries: number; everyMs: number },
): Promise<number> {
  const api = window as unknown as Record<
    'CropTarget' | 'RestrictionTarget',
    { fromElement(element: Element | null): Promise<unknown> }
  >;
  const options: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
    preferCurrentTab: true,
    video: true,
  };
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  const track = stream.getVideoTracks()[0] as MediaStreamTrack &
    Record<'cropTo' | 'restrictTo', (target: unknown) => Promise<void>>;
  const surface = document.querySelector('handset-call > *');
  if (recorded === 'region') await track.cropTo(await api.CropTarget.fromElement(surface));
  if (recorded === 'element') {
    await track.restrictTo(await api.RestrictionTarget.fromElement(surface));
  }
  const video = document.createElement('video');
  Object.assign(video, { srcObject: stream, muted: true });
  void video.play().catch(() => undefined);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: box.width, height: box.height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const [left, top] = recorded === 'tab' ? [box.x, box.y] : [0, 0];
  let colours = 0;
  // A tab in which nothing changes sends no frames, and the first one may come before the region is set.
  const change = () => document.body.append('.');
  // An element that is not drawn gives no frame at all.
  for (let turn = 0; turn < tries && colours <= 1; turn++) {
    change();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    if (video.videoWidth > 0) pen?.drawImage(video, -left, -top);
    const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    colours = new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size;
  }
  track.stop();
  return colours;
}
