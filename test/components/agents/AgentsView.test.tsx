// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import {
  pressInDashboard,
  showDashboard,
} from '@/test/components/dashboard/support/show-dashboard';
import { ok } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it('shows every field of an agent with its range, default and choices', async () => {
  const { model } = await showDashboard({ at: '#/agents' });
  model.agents.setSection('voice', true);
  model.agents.setSection('configurations', true);
  await answersArrived();
  const slider = screen.getByRole('slider', { name: 'Speed' });
  const number = screen.getByRole('textbox', { name: 'Speed' });
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0.5', '2']);
  expect(number).toHaveProperty('value', '1');
  screen.getByText('5 to 120. Default: 30.');
  expect(screen.getByLabelText('Time zone')).toHaveProperty('value', 'UTC');
  expect(screen.getByRole('switch', { name: 'Speaker boost' })).toHaveProperty('checked', true);
});

it('offers the models of the chosen provider', async () => {
  const { model } = await showDashboard({ at: '#/agents' });
  model.agents.setSection('llm', true);
  model.agents.set('llm.llm', 'llm_vendor_7');
  model.agents.set('llm.model', 'llm_vendor_7_model_1');
  await answersArrived();
  const models = screen.getByLabelText('Model (required)');
  expect(
    within(models)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['None', 'llm_vendor_7_model_1', 'llm_vendor_7_model_2']);
  const provider = screen.getByLabelText('Provider (required)');
  fireEvent.change(provider, { target: { value: 'llm_vendor_3' } });
  await answersArrived();
  expect(model.agents.draft.value.values).toMatchObject({
    'llm.llm': 'llm_vendor_3',
    'llm.model': '',
  });
});

it('shows an error beside its field and in a list that links to the field', async () => {
  const fault = { path: 'agent_name', words: 'is required' };
  const { container } = await showDashboard({
    at: '#/agents',
    answers: { 'check-agent': () => ok([fault]) },
  });
  await pressInDashboard('Create agent');
  expect(screen.getByLabelText('Name (required)').getAttribute('aria-invalid')).toBe('true');
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name (required)'));
  expect(await axeViolationsIn(container)).toEqual([]);
});
