import { Dashboard } from '@/components/dashboard/Dashboard';
import { mount } from '@/components/ui/mount';
import { ask } from '@/lib/messages/client';
import { announceWhileVisible } from '@/lib/platform/views/visible-views';
import { openDashboard } from '@/lib/state/dashboard/open-dashboard';
import { reportErrors } from '@/lib/state/report-errors';

mount((ended) => {
  announceWhileVisible(ended);
  reportErrors({ ask, target: window, sourceOf: () => 'dashboard' }, ended);
  return <Dashboard model={openDashboard(ended)} />;
});
