import { expect, it, vi } from 'vitest';
import { browser } from '@/lib/platform/browser';
import { authRedirectUrl, openAuthPage } from '@/lib/platform/ui/web-auth-flow';

it('shows a page until it leads back', async () => {
  const launchWebAuthFlow = vi.fn(async () => 'https://handset.chromiumapp.org/?code=1');
  const getRedirectURL = () => 'https://handset.chromiumapp.org/';
  Object.assign(browser, { identity: { launchWebAuthFlow, getRedirectURL } });
  expect(authRedirectUrl()).toBe('https://handset.chromiumapp.org/');
  expect(await openAuthPage('https://acme.my.salesforce.com/x')).toContain('?code=1');
  expect(launchWebAuthFlow).toHaveBeenCalledWith({
    ...{ url: 'https://acme.my.salesforce.com/x', interactive: true },
  });
});
