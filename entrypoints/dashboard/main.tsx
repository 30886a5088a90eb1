import { Dashboard } from '@/components/dashboard/Dashboard';
import { mount } from '@/components/ui/mount';
import { openDashboard } from '@/lib/state/dashboard/open-dashboard';

mount((ended) => <Dashboard model={openDashboard(ended)} />);
