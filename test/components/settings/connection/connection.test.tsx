// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import {
  pressInOptions,
  section,
  showOptions,
} from '@/test/components/settings/support/show-options';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

afterEach(cleanup);

it('never shows the token, only that one is stored', async () => {
  await showOptions();
  const token = screen.getByLabelText<HTMLInputElement>('API token');
  expect([token.type, token.value]).toEqual(['password', '']);
  screen.getByText('A token is saved. Leave this empty to keep it.');
});

it('shows beside the field what is wrong with the URL, and keeps it', async () => {
  await showOptions({ answers: { 'test-connection': () => problem('url-not-https') } });
  const address = screen.getByLabelText<HTMLInputElement>('Service URL');
  fireEvent.input(address, { target: { value: 'http://voice.example.com' } });
  await pressInOptions('Test connection');
  const notes = document.getElementById(address.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(/must start with https/);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(address.value).toBe('http://voice.example.com');
});

it('says in words how a test ended', async () => {
  const results: ProblemCode[] = ['unreachable', 'not-the-service'];
  await showOptions({
    answers: {
      'test-connection': () => {
        const code = results.shift();
        return code ? problem(code) : ok(null);
      },
    },
  });
  await pressInOptions('Test connection');
  section('Connection').getByText(/Couldn't reach the service/);
  await pressInOptions('Test connection');
  section('Connection').getByText(/Something responded, but it isn't/);
  await pressInOptions('Test connection');
  section('Connection').getByText('Connected. The service accepted your API token.');
});

it('shows which URL a text without a scheme is understood as, and uses it', async () => {
  const { ask } = await showOptions({ answers: { 'test-connection': () => ok(null) } });
  const address = screen.getByLabelText<HTMLInputElement>('Service URL');
  fireEvent.input(address, { target: { value: 'voice.example.net' } });
  await flushPromises();
  const notes = document.getElementById(address.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toContain('https://voice.example.net');
  await pressInOptions('Test connection');
  expect(ask.asked.at(-1)?.body).toMatchObject({ baseUrl: 'https://voice.example.net' });
  expect(address.value).toBe('voice.example.net');
});

it.each([
  ['unauthorised', 'API token', /refused this token/],
  ['no-token', 'API token', /Enter your API token/],
  ['url-invalid', 'Service URL', /isn't a valid URL/],
] as const)('puts the focus into the field to correct after %s', async (code, label, words) => {
  await showOptions({ answers: { 'test-connection': () => problem(code) } });
  await pressInOptions('Test connection');
  const field = screen.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  const notes = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
});

it.each([
  'unreachable',
  'not-the-service',
  'timeout',
  'server-error',
  'rate-limited',
  'refused',
  'host-not-granted',
  'no-answer',
  'unreadable',
] as const)('gives a next step after %s, and never sends the rep to Options', async (code) => {
  await showOptions({ answers: { 'test-connection': () => problem(code) } });
  await pressInOptions('Test connection');
  const result = section('Connection').getByRole('status');
  expect(within(result).getAllByRole('button')).toHaveLength(1);
  expect(result.textContent).not.toMatch(/Options|No call was made/);
});

it('moves the focus to the service URL if nothing answers there', async () => {
  await showOptions({ answers: { 'test-connection': () => problem('unreachable') } });
  await pressInOptions('Test connection');
  await pressInOptions('Check the service URL');
  expect(document.activeElement).toBe(screen.getByLabelText('Service URL'));
});

it('asks for access again from the button beside the refusal', async () => {
  const { requestOrigins, ask } = await showOptions({
    answers: { 'save-connection': () => ok(null), 'test-connection': () => ok(null) },
    granted: [false, true],
  });
  await pressInOptions('Save');
  section('Connection').getByText(/allowed to reach this service/);
  await pressInOptions('Allow access');
  expect(requestOrigins).toHaveBeenCalledTimes(2);
  expect(ask.asked.map(({ name }) => name)).toContain('save-connection');
  section('Connection').getByText(/^Saved\. /);
});

it('keeps the header that carries the token under Advanced', async () => {
  await showOptions();
  const header = screen.getByLabelText(/^Auth header/);
  const advanced = header.closest('details');
  expect(advanced?.open).toBe(false);
  expect(advanced?.querySelector('summary')?.textContent).toBe('Advanced');
});
