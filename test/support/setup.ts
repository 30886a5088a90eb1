import { fakeBrowser } from 'wxt/testing/fake-browser';
import { messagesOf } from './fakes/i18n';

/** Every unit test reads the words that a rep reads: the fake browser knows `en.yml`. */
Object.assign(fakeBrowser.i18n, { getMessage: await messagesOf('assets/locales/en.yml') });
