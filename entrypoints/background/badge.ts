import { i18n } from '#i18n';
import type { Badge } from '@/lib/calls/badge/badge';
import type { BadgeDeps } from '@/lib/calls/badge/live-badge';
import { badgeText } from '@/lib/i18n/browser-ui/badge-text';
import { formatInternational } from '@/lib/phone/plan/format';
import { clearBadge, showBadge } from '@/lib/platform/ui/badge';

/** Draws on the toolbar icon, and keeps time. */
export const badge: Pick<BadgeDeps, 'every' | 'draw'> = {
  every: (ms, react, signal) => {
    const timer = setInterval(react, ms);
    signal.addEventListener('abort', () => clearInterval(timer));
  },
  draw: (told) => void draw(told),
};

function withNumber(told: Exclude<Badge, { tells: 'nothing' }>) {
  if (told.tells !== 'countdown') return told;
  return { ...told, text: formatInternational(told.callee) };
}

function draw(told: Badge): Promise<void> {
  if (told.tells === 'nothing') return clearBadge(i18n.t('name'));
  const tone = told.tells === 'trouble' ? 'trouble' : 'call';
  return showBadge({ ...badgeText(withNumber(told)), tone });
}
