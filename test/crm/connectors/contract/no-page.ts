import type { AuthoriseDeps } from '@/lib/crm/connectors/oauth/authorise';

/** For what signs in without a page. */
export const noSignInPage: AuthoriseDeps = {
  redirectUrl: () => 'https://handset.chromiumapp.org/',
  openAuthPage: () => Promise.reject(new Error('no page can be opened')),
};
