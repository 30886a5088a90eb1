import { mount } from '@/components/shared/mount';
import { reportErrors } from '@/components/shared/report-errors';
import { CallStrip } from '@/components/strip/CallStrip';
import { openStrip } from '@/components/strip/open-strip';
import { ask } from '@/lib/messages/client';
import { announceWhileVisible } from '@/lib/platform/views';

mount(
  (page) => {
    announceWhileVisible(page.abortSignal);
    reportErrors({ ask, target: window, sourceOf: () => 'strip' }, page.abortSignal);
    return <CallStrip model={openStrip(page)} />;
  },
  // The window above all others closes with the page that opened it.
  { comesBack: window.parent === window },
);
