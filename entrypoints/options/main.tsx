import { Options } from '@/components/settings/Options';
import { mount } from '@/components/ui/mount';
import { ask } from '@/lib/messages/client';
import { openOptions } from '@/lib/state/options/open-options';
import { reportErrors } from '@/lib/state/report-errors';

mount((ended) => {
  reportErrors({ ask, target: window, sourceOf: () => 'options' }, ended);
  return <Options model={openOptions(ended)} />;
});
