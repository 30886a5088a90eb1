// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { writeRulesFile } from '@/lib/settings/sites/rules-file';
import type { Settings } from '@/lib/settings/table';
import type { TriedAddress } from '@/lib/sites/model';
import {
  pressInOptions,
  section,
  showOptions,
} from '@/test/components/settings/support/show-options';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const CRM = { site: 'crm.example.com', find: 'always' as const };
const MAIL = { site: '*.mail.example', find: 'never' as const, ignore: ['nav'] };

async function show(siteRules: Settings['siteRules'], tried: TriedAddress | null = null) {
  const shown = await showOptions({
    settings: { siteRules },
    answers: { 'apply-site-rules': () => ok(null), 'try-address': () => ok(tried) },
  });
  const rules = () => shown.model.settings.value.value?.siteRules;
  const type = (label: string, value: string) =>
    fireEvent.input(section('Sites').getByLabelText(label), { target: { value } });
  return { ...shown, rules, type, press: (name: string) => pressInOptions(name, 'Sites') };
}

it('adds a rule, and has it count in open pages', async () => {
  const { ask, rules, type, press } = await show([]);
  section('Sites').getByText('No rules yet.');
  await press('Add a rule');
  type('Site', '*.Mail.example');
  type('Ignored areas', 'nav');
  await press('Save rule');
  expect(rules()).toEqual([MAIL]);
  expect(ask.asked.map(({ name }) => name)).toContain('apply-site-rules');
  section('Sites').getByText('Not found · Ignored areas: 1');
});

it('keeps what was typed, and says what is wrong with it', async () => {
  const { rules, type, press, container } = await show([]);
  await press('Add a rule');
  type('Site', 'https://crm.example.com/contacts');
  type('Ignored areas', 'p:has(a)');
  await press('Save rule');
  section('Sites').getByText(/Enter crm\.example\.com\./);
  section('Sites').getByText(':has() would slow pages down: p:has(a)');
  expect(section('Sites').getByLabelText<HTMLInputElement>('Site').value).toBe(
    'https://crm.example.com/contacts',
  );
  expect(rules()).toEqual([]);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('changes a rule in place, and removes one', async () => {
  const { rules, type, press } = await show([CRM, MAIL]);
  await press('Change the rule for *.mail.example');
  type('Site', 'mail.example');
  await press('Save rule');
  expect(rules()).toEqual([CRM, { ...MAIL, site: 'mail.example' }]);
  await press('Remove the rule for crm.example.com');
  expect(rules()).toEqual([{ ...MAIL, site: 'mail.example' }]);
});

it('replaces the rule for a site that has one', async () => {
  const { rules, type, press } = await show([CRM]);
  await press('Add a rule');
  type('Site', 'crm.example.com');
  await press('Save rule');
  expect(rules()).toEqual([{ site: 'crm.example.com', find: 'never' }]);
});

it('sets where numbers are found without a rule', async () => {
  const { model } = await show([]);
  const mode = section('Sites').getByLabelText<HTMLSelectElement>(/^Find numbers, unless/);
  fireEvent.change(mode, { target: { value: 'crm' } });
  await flushPromises();
  expect(model.settings.value.value?.siteMode).toBe('crm');
  section('Sites').getByText(/^Known online CRMs/);
});

it('names rules that cannot be read, and removes them', async () => {
  const { rules, press } = await show([{ broken: '{"x":1}' }, { broken: '?', site: 'a.example' }]);
  section('Sites').getByText(/no numbers are found on any site/);
  section('Sites').getByText(/no numbers are found there/);
  await press('Remove the rule for {"x":1}');
  expect(rules()).toEqual([{ broken: '?', site: 'a.example' }]);
});

it('searches a long list', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ ...CRM, site: `s${at}.example` }));
  const { type } = await show(many);
  const shown = () =>
    section('Sites')
      .queryAllByRole('button', { name: /^Change the rule for/ })
      .map((button) => button.getAttribute('aria-label'));
  expect(shown()).toHaveLength(100);
  type('Search rules', 'S299');
  expect(shown()).toEqual(['Change the rule for s299.example']);
});

it('says which rule counts for an address', async () => {
  const tried = { host: 'crm.example.com', finds: true, granted: false, ignored: ['nav'] };
  const { ask, type } = await show([], { ...tried, rule: '*.example.com' });
  type('Try an address', 'crm.example.com/x');
  await flushPromises();
  expect(ask.asked).toContainEqual({
    name: 'try-address',
    body: { address: 'https://crm.example.com/x' },
  });
  for (const text of [
    'Numbers are found on crm.example.com.',
    'The rule for *.example.com decides.',
    /haven't allowed Handset on this site/,
    'Ignored there: nav',
  ])
    section('Sites').getByText(text);
});

it('says that a typed text is no address', async () => {
  const { type } = await show([]);
  type('Try an address', '???');
  await flushPromises();
  section('Sites').getByText('Enter a web address.');
});

it('imports a file after a preview, and replaces rules for the same sites', async () => {
  const { model, rules, press } = await show([CRM, MAIL]);
  const text = writeRulesFile('listed', [{ ...CRM, find: 'never' }]);
  await model.siteRules.open(new Blob([text]));
  await flushPromises();
  section('Sites').getByText(/^Rules in this file: 1/);
  expect(rules()).toEqual([CRM, MAIL]);
  await press('Import');
  expect(rules()).toEqual([MAIL, { ...CRM, find: 'never' }]);
  expect(model.settings.value.value?.siteMode).toBe('listed');
});

it('refuses a file of another kind, and one with rules that cannot be read', async () => {
  const { model, rules } = await show([CRM]);
  await model.siteRules.open(new Blob(['{"handset":"settings"}']));
  await flushPromises();
  section('Sites').getByText(/^This isn't a file of site rules/);
  const bad = writeRulesFile('all', [MAIL, { broken: '?' }]);
  await model.siteRules.open(new Blob([bad]));
  await flushPromises();
  section('Sites').getByText(/can't be read: numbers 2 of its list/);
  expect(rules()).toEqual([CRM]);
});

it('exports what an import reads back', async () => {
  const { saveText, press } = await show([CRM]);
  await press('Export rules');
  expect(saveText).toHaveBeenCalledWith(writeRulesFile('all', [CRM]), 'handset-site-rules.json');
});
