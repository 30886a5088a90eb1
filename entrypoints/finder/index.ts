import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ask } from '@/lib/messages/client';
import { startFinding } from '@/lib/page/finding';
import { removeDeadCard, wakeCard } from '@/lib/page/wake';
import { isOrphaned } from '@/lib/platform/runtime';

/**
 * In every frame of a granted site: finds numbers and marks them. Registered at run time for what
 * the rep granted. It asks and listens to nobody until there is something like a number. Injected
 * twice, the newer script takes over and the older one rests; so does one whose extension was
 * updated, as soon as it asks in vain.
 */
export default defineUnlistedScript(() => {
  const resting = new AbortController();
  const { signal } = resting;
  const rest = () => resting.abort();
  const tell: typeof ask = async (name, body) => {
    const answer = await ask(name, body);
    if (!answer.ok && isOrphaned()) rest();
    return answer;
  };
  globalThis.handsetFinding?.rest();
  removeDeadCard(document);
  const found = startFinding(document, tell, signal);
  const finding = { ...found, signal, rest, pointer: { x: -1, y: -1 } };
  globalThis.handsetFinding = finding;
  wakeCard(finding, tell);
});
