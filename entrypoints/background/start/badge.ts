import { i18n } from '#i18n';
import type { Badge } from '@/lib/calls/badge/badge';
import type { BadgeDeps } from '@/lib/calls/badge/live-badge';
import { badgeText } from '@/lib/i18n/browser-ui/badge-text';
import { formatInternational } from '@/lib/phone/plan/format';
import { afterDelay, every } from '@/lib/platform/page/timers';
import { clearBadge, showBadge } from '@/lib/platform/ui/badge';

/** Draws on the toolbar icon, and keeps time. `cancelKeys` reads the keys that cancel a countdown. */
export function drawnBadge(
  cancelKeys: () => Promise<string | undefined>,
): Pick<BadgeDeps, 'every' | 'after' | 'draw'> {
  let latest: Badge;

  async function draw(content: Badge): Promise<void> {
    latest = content;
    if (content.kind === 'nothing') return clearBadge(i18n.t('name'));
    if (content.kind !== 'countdown') {
      const isTrouble = content.kind === 'trouble' || content.kind === 'logging-stopped';
      return showBadge({ ...badgeText(content), tone: isTrouble ? 'trouble' : 'call' });
    }
    const keys = await cancelKeys().catch(() => undefined);
    // The call may have ended while the keys were read.
    if (content !== latest) return;
    const text = formatInternational(content.callee);
    return showBadge({ ...badgeText({ ...content, text, cancelKeys: keys }), tone: 'call' });
  }

  return { every, after: afterDelay, draw: (content) => void draw(content) };
}
