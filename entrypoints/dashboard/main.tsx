import { Dashboard } from '@/components/dashboard/Dashboard';
import { openDashboard } from '@/components/dashboard/open-dashboard';
import { mount } from '@/components/shared/mount';
import { reportErrors } from '@/components/shared/report-errors';
import { ask } from '@/lib/messages/client';
import { announceWhileVisible } from '@/lib/platform/views';

mount(
  (page) => {
    announceWhileVisible(page.abortSignal);
    reportErrors({ ask, target: window, sourceOf: () => 'dashboard' }, page.abortSignal);
    return <Dashboard model={openDashboard(page)} />;
  },
  { comesBack: true },
);
