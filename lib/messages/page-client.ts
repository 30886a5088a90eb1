import { sendToFrame } from '@/lib/platform/runtime';
import type { PageMessages } from './to-page';

/** Tells or asks one frame; `undefined` when no script of ours answers there. */
export async function askPage<N extends keyof PageMessages>(
  target: { tabId: number; frameId: number },
  name: N,
  body: PageMessages[N]['body'],
): Promise<PageMessages[N]['answer'] | undefined> {
  try {
    const { tabId, frameId } = target;
    return (await sendToFrame(tabId, frameId, { name, body })) as PageMessages[N]['answer'];
  } catch {
    return undefined;
  }
}
