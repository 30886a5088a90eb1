import { Options } from '@/components/settings/Options';
import { openOptions } from '@/components/settings/open-options';
import { mount } from '@/components/shared/mount';
import { reportErrors } from '@/components/shared/report-errors';
import { ask } from '@/lib/messages/client';

mount(
  (page) => {
    reportErrors({ ask, target: window, sourceOf: () => 'options' }, page.abortSignal);
    return <Options model={openOptions(page)} />;
  },
  { comesBack: true },
);
