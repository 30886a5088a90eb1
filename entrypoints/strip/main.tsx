import { CallStrip } from '@/components/strip/CallStrip';
import { mount } from '@/components/ui/mount';
import { ask } from '@/lib/messages/client';
import { announceWhileVisible } from '@/lib/platform/views/visible-views';
import { reportErrors } from '@/lib/state/report-errors';
import { openStrip } from '@/lib/state/strip/open-strip';

mount((ended) => {
  announceWhileVisible(ended);
  reportErrors({ ask, target: window, sourceOf: () => 'strip' }, ended);
  return <CallStrip model={openStrip(ended)} />;
});
