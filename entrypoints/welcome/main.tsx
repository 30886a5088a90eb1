import { mount } from '@/components/shared/mount';
import { reportErrors } from '@/components/shared/report-errors';
import { openWelcome } from '@/components/welcome/open-welcome';
import { Welcome } from '@/components/welcome/Welcome';
import { ask } from '@/lib/messages/client';

mount(
  (page) => {
    reportErrors({ ask, target: window, sourceOf: () => 'welcome' }, page.abortSignal);
    return <Welcome model={openWelcome(page)} />;
  },
  { comesBack: true },
);
