// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { PageNumbers } from '@/components/popup/page-numbers/PageNumbers';
import type { PageNumber } from '@/lib/offers/model';
import type { SiteStatus } from '@/lib/sites/model';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { type FakePopup, fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const ada: PageNumber = {
  e164: '+12125550134',
  text: '+1 212 555 0134',
  raw: '(212) 555-0134',
  confidence: 'certain',
  calleeName: 'Ada Whitfield',
  region: 'New York',
  localMinutes: 14 * 60 + 24,
};

const site: SiteStatus = {
  origin: 'https://crm.example',
  host: 'crm.example',
  pattern: 'https://crm.example/*',
  granted: false,
  excluded: false,
  allSites: false,
};

async function show(given: FakePopup = {}) {
  const popup = fakePopup(given);
  const { container } = render(
    <PageNumbers
      page={popup.model.page}
      queue={popup.model.pageQueue}
      search={popup.model.search}
      fill={popup.model.dial.fill}
    />,
  );
  await flushPromises();
  return { ...popup, container };
}

it('puts a number into the field without calling it', async () => {
  const { ask, model } = await show({ answers: { 'page-numbers': () => ok([ada]) } });
  fireEvent.click(screen.getByRole('button', { name: /Ada Whitfield/ }));
  await flushPromises();
  expect(model.dial.text.value).toBe('+1 212 555 0134');
  expect(model.dial.calleeName.value).toBe('Ada Whitfield');
  expect(ask.asked.map(({ name }) => name)).not.toContain('dial');
});

it('names the callee and the region', async () => {
  await show({ answers: { 'page-numbers': () => ok([ada]) } });
  screen.getByText('New York');
  screen.getByText('2:24 PM there');
  // Voice control finds a button by the words it shows, so no other name stands in for them.
  const row = screen.getByRole('button', { name: /Ada Whitfield.*New York/ });
  expect(row.hasAttribute('aria-label')).toBe(false);
});

it('shows a page without numbers and one that cannot be read, each with the next step', async () => {
  await show();
  screen.getByText('No numbers on this page');
  cleanup();
  await show({ answers: { 'page-numbers': () => problem('page-unreachable') } });
  screen.getByText("Handset can't read this page");
  screen.getByRole('button', { name: 'Check again' });
});

it.each([
  ['browser', /belongs to your browser/],
  ['store', /out of its store/],
  ['extension', /belongs to an extension/],
  ['pdf', /can't read PDFs/],
  ['file', /a file on your device/],
  ['source', /source code of a page/],
] as const)(
  'says why a page of the kind %s cannot be read, and asks for no access',
  async (kind, words) => {
    const given = kind === 'store' ? site : { granted: false, excluded: false, allSites: false };
    await show({
      answers: {
        'page-numbers': () => problem('page-unreachable'),
        site: () => ok({ ...given, restriction: kind }),
      },
    });
    screen.getByText(words);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Check again',
    ]);
  },
);

it('says that the browser or a policy blocks a site that was allowed', async () => {
  await show({
    answers: {
      'page-numbers': () => problem('page-unreachable'),
      site: () => ok({ ...site, granted: true }),
    },
  });
  screen.getByText(/Your browser or your administrator keeps extensions out of this site/);
});

it('says of a PDF that was read in vain why nothing is found there', async () => {
  await show({ answers: { site: () => ok({ ...site, restriction: 'pdf' }) } });
  screen.getByText('No numbers on this page');
  screen.getByText(/can't read PDFs/);
});

it('asks for access in the click', async () => {
  const requestOrigins = vi.fn(async () => false);
  await show({ answers: { site: () => ok(site) }, deps: { requestOrigins } });
  fireEvent.click(screen.getByRole('button', { name: 'Find numbers on this site' }));
  expect(requestOrigins).toHaveBeenCalledWith(['https://crm.example/*']);
  await flushPromises();
  screen.getByText('Permission denied. Nothing was changed.');
});

it('says that a page is marked this time, and asks only about later visits', async () => {
  await show({ answers: { site: () => ok(site), 'page-numbers': () => ok([ada]) } });
  screen.getByText('Numbers are marked for this visit. To mark them every time:');
  expect(screen.queryByText(/can mark phone numbers/)).toBeNull();
  screen.getByText(/On a site you allow here, one click on the call card places the call/);
  screen.getByRole('button', { name: 'Find numbers on this site' });
});

it('excludes a site', async () => {
  const { ask } = await show({
    answers: { site: () => ok({ ...site, granted: true }), 'exclude-site': () => ok(null) },
  });
  fireEvent.click(screen.getByRole('switch'));
  await flushPromises();
  expect(ask.asked).toContainEqual({
    name: 'exclude-site',
    body: { host: 'crm.example', excluded: true },
  });
});

it('says that the administrator decides where numbers are found', async () => {
  const managed = { ...site, granted: true, isManaged: true as const };
  const { container } = await show({ answers: { site: () => ok(managed) } });
  screen.getByText('Set by your administrator');
  expect(screen.getByRole('switch').closest('fieldset')?.disabled).toBe(true);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('is accessible (axe)', async () => {
  const asked = await show({
    answers: { 'page-numbers': () => ok([ada]), site: () => ok(site) },
  });
  expect(await axeViolationsIn(asked.container)).toEqual([]);
  cleanup();
  const granted = await show({ answers: { site: () => ok({ ...site, granted: true }) } });
  expect(await axeViolationsIn(granted.container)).toEqual([]);
});

it('says of an excluded site only that it is excluded, and lists nothing', async () => {
  const excluded = { ...site, granted: true, excluded: true };
  await show({ answers: { site: () => ok(excluded), 'page-numbers': () => ok([]) } });
  expect(screen.getByText('Numbers on crm.example are not marked')).toBeTruthy();
  screen.getByText(/only on the sites chosen in Options/);
  expect(screen.queryByText('No numbers on this page')).toBeNull();
  cleanup();
  await show({ answers: { site: () => ok({ ...excluded, rule: '*.example' }) } });
  screen.getByText(/Your rule for \*\.example leaves this site out/);
});
