import { fakeBrowser } from 'wxt/testing/fake-browser';
import { messagesOf } from './fakes/i18n';

/** Unit tests use the real UI texts: the fake browser reads `en.yml`. */
Object.assign(fakeBrowser.i18n, { getMessage: await messagesOf('assets/locales/en.yml') });
