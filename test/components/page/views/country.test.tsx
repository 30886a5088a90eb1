// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCountdownModel } from '@/components/countdown/countdown-model';
import type { UsableKeys } from '@/components/page/display/card-keys';
import { createCardModel } from '@/components/page/model/card-model';
import { CallOverlay } from '@/components/page/views/CallOverlay';
import type { Offer, ReadAs } from '@/lib/offers/model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const british: Offer = {
  offerId: 'offer-gb',
  e164: '+442079460123',
  text: '+44 20 7946 0123',
  calleeName: 'Imogen Clarke',
  readAs: { country: 'GB', source: 'record', likely: ['DE', 'US'] },
};
const german: Offer = {
  offerId: 'offer-de',
  e164: '+492079460123',
  text: '+49 2079 460123',
  readAs: { country: 'DE', source: 'site', likely: ['GB', 'US'] },
};

/** An opened card over a background of answers. */
async function open(answers: FakeAnswers = {}, offer: Offer = british) {
  const ask = fakeAsk({ 'change-country': () => ok(german), point: () => ok(null), ...answers });
  const countdown = createCountdownModel(
    { ask, now: () => LOCAL_NOON, tick: () => undefined },
    new AbortController().signal,
  );
  const keys = signal<UsableKeys>('all');
  const beforeTyping = vi.fn();
  const trusted: (HTMLButtonElement | null)[] = [];
  const trustedRef = (button: HTMLButtonElement | null) => void trusted.push(button);
  const model = createCardModel({
    ask,
    startCountdown: countdown.start,
    update: countdown.update,
    beforeTyping,
    isFramedByOthers: () => false,
  });
  const { container } = render(
    <CallOverlay
      model={model}
      countdown={countdown}
      {...{ trustedRef, decideRef: () => undefined }}
      keys={keys}
    />,
  );
  model.openFor(offer);
  await settled();
  return { model, ask, container, trusted, beforeTyping };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const drawn = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text);
const change = () => screen.getByRole('button', { name: /^Change country/ });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search countries' });

async function choosing(answers: FakeAnswers = {}) {
  const card = await open(answers);
  fireEvent.click(change());
  await settled();
  return card;
}

it.each<[ReadAs['source'], string]>([
  ['record', 'Country: United Kingdom · from this record'],
  ['site', 'Country: United Kingdom · your choice for this site'],
  ['language', "Country: United Kingdom · from the page's language"],
  ['domain', "Country: United Kingdom · from the site's address"],
  ['others', 'Country: United Kingdom · like other numbers here'],
  ['default', 'Country: United Kingdom · your default country'],
])('shows the country in which a number was read, and the reason: %s', async (source, words) => {
  const { container } = await open(
    {},
    { ...british, readAs: { country: 'GB', source, likely: [] } },
  );
  expect(drawn(container)).toContain(words);
});

it('shows no country for a number with a country code, and offers no choice', async () => {
  const { readAs: _, ...named } = british;
  const { container, model } = await open({}, named);
  expect(drawn(container).join()).not.toContain('Read as');
  model.chooseCountry();
  await settled();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('lists the likely countries, without a button that calls', async () => {
  const { container, trusted, beforeTyping } = await choosing();
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(drawn(container)).toEqual(expect.arrayContaining(['Germany', 'United States']));
  expect(document.activeElement).toBe(field());
  expect(beforeTyping).toHaveBeenCalledOnce();
  expect(container.querySelector('.go')).toBeNull();
  expect(trusted.at(-1)).toBeNull();
});

it('shows the number as it reads in the chosen country, with a newly trusted button', async () => {
  const { container, ask, trusted } = await choosing();
  const [before] = trusted;
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settled();
  expect(ask.asked).toContainEqual({
    name: 'change-country',
    body: { offerId: 'offer-gb', country: 'DE' },
  });
  expect(drawn(container)).toContain('+49 2079 460123');
  expect(drawn(container)).not.toContain('+44 20 7946 0123');
  expect(trusted.at(-1)).toBe(container.querySelector('.go'));
  expect(trusted.at(-1)).not.toBe(before);
  expect(ask.asked.at(-1)).toEqual({ name: 'point', body: { offerId: 'offer-de' } });
  expect(document.activeElement).toBe(change());
});

it('chooses no country by a key that was already held down', async () => {
  const { ask } = await choosing();
  fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
  await settled();
  expect(ask.asked.map(({ name }) => name)).not.toContain('change-country');
});

it('finds any country by its typed name, with or without accents, and by the arrow keys', async () => {
  const { ask } = await choosing();
  fireEvent.input(field(), { target: { value: 'cote d' } });
  await settled();
  expect(screen.getAllByRole('option').map(({ id }) => id)).toEqual(['country-CI']);
  fireEvent.input(field(), { target: { value: 'united' } });
  await settled();
  const ids = screen.getAllByRole('option').map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['country-AE', 'country-GB', 'country-US']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await settled();
  expect(field().getAttribute('aria-activedescendant')).toBe('country-GB');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settled();
  expect(ask.asked[0]?.body).toEqual({ offerId: 'offer-gb', country: 'GB' });
});

it('keeps the old offer and shows the problem if it is no number in the chosen country', async () => {
  const { container } = await choosing({ 'change-country': () => problem('no-number-there') });
  fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement);
  await settled();
  expect(drawn(container)).toContain('+44 20 7946 0123');
  expect(drawn(container)).toContain(
    "That isn't a valid number in this country. Nothing was changed.",
  );
});

it('calls nobody during the choice; Escape goes back, then closes', async () => {
  const { model, ask } = await choosing();
  await model.call();
  expect(ask.asked).toEqual([]);
  model.back();
  await settled();
  change();
  model.back();
  expect(model.shown.value).toBeUndefined();
});

it('ignores an answer that comes after the card was closed', async () => {
  const { model } = await choosing();
  const answered = model.readAs('DE');
  model.close();
  await answered;
  expect(model.shown.value).toBeUndefined();
});

describe('a number whose country is only guessed', () => {
  const open020: Offer = {
    offerId: 'offer-open',
    text: '020 7946 0123',
    asksCountry: true,
    readAs: { country: 'GB', source: 'others', likely: ['GB', 'US', 'DE'] },
  };

  it('opens with the choice, without a button that calls', async () => {
    const { container, trusted, beforeTyping, model, ask } = await open({}, open020);
    expect(screen.getAllByRole('option').map(({ id }) => id)).toEqual([
      'country-GB',
      'country-US',
      'country-DE',
    ]);
    expect(drawn(container)).toContain('020 7946 0123');
    expect(container.querySelector('.go')).toBeNull();
    expect(trusted).toEqual([]);
    expect(beforeTyping).toHaveBeenCalledOnce();
    await model.call();
    expect(ask.asked).toEqual([]);
  });

  it('is offered once the rep has chosen, and closes without a choice', async () => {
    const { container, model } = await open({}, open020);
    fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement);
    await settled();
    expect(drawn(container)).toContain('+49 2079 460123');
    expect(container.querySelector('.go')).not.toBeNull();
    model.openFor(open020);
    model.back();
    expect(model.shown.value).toBeUndefined();
  });

  it('keeps asking if it is no number in the chosen country', async () => {
    const { container } = await open(
      { 'change-country': () => problem('no-number-there') },
      open020,
    );
    fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement);
    await settled();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(container.querySelector('.problem')).not.toBeNull();
    expect(container.querySelector('.go')).toBeNull();
  });
});

it('is accessible (axe)', async () => {
  const { container } = await choosing();
  expect(await axeViolationsIn(container)).toEqual([]);
});
