import { i18n } from '#i18n';
import type { Badge } from '@/lib/calls/badge/badge';
import type { BadgeDeps } from '@/lib/calls/badge/live-badge';
import { badgeText } from '@/lib/i18n/browser-ui/badge-text';
import { formatInternational } from '@/lib/phone/plan/format';
import { afterDelay, every } from '@/lib/platform/page/timers';
import { clearBadge, showBadge } from '@/lib/platform/ui/badge';

/** Draws on the toolbar icon, and keeps time. */
export const drawnBadge: Pick<BadgeDeps, 'every' | 'after' | 'draw'> = {
  every,
  after: afterDelay,
  draw: (content) => void draw(content),
};

function withNumber(content: Exclude<Badge, { kind: 'nothing' }>) {
  if (content.kind !== 'countdown') return content;
  return { ...content, text: formatInternational(content.callee) };
}

function draw(content: Badge): Promise<void> {
  if (content.kind === 'nothing') return clearBadge(i18n.t('name'));
  const isTrouble = content.kind === 'trouble' || content.kind === 'logging-stopped';
  const tone = isTrouble ? 'trouble' : 'call';
  return showBadge({ ...badgeText(withNumber(content)), tone });
}
