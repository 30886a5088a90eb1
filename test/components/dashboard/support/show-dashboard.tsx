// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { Dashboard } from '@/components/dashboard/Dashboard';
import { type FakeDashboard, fakeDashboard } from './fake-dashboard';
import { answersArrived } from './fakes';

export async function showDashboard(given: FakeDashboard = {}) {
  const dashboard = await fakeDashboard(given);
  const { container } = render(<Dashboard model={dashboard.model} />);
  await answersArrived();
  return { ...dashboard, container };
}

export const pressInDashboard = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await answersArrived();
};
