// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { SkippedNotice } from '@/components/queue/contact/SkippedNotice';
import { sampleItem } from '@/test/components/dashboard/support/fake-dashboard';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const show = (given: Parameters<typeof sampleItem>[0]) => {
  const pressed: string[] = [];
  const onPutBack = () => pressed.push('put back');
  const item = sampleItem(given);
  return { pressed, ...render(<SkippedNotice {...{ item, onPutBack }} now={() => LOCAL_NOON} />) };
};

it('says until when a contact is skipped, and takes it back', () => {
  const skippedFor = { until: LOCAL_NOON + 3_600_000, calledAt: LOCAL_NOON };
  const { pressed, container } = show({ skippedFor });
  expect(container.textContent).toMatch(/^Skipped until today, 1:00\sPM: a colleague called\./);
  screen.getByRole('button', { name: /^Put back .*Ada Whitfield/ }).click();
  expect(pressed).toEqual(['put back']);
});

it('shows nothing for a contact that is not skipped', () => {
  expect(show({}).container.textContent).toBe('');
});
