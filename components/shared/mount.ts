/**
 * Parts that several features share: form controls, icons, lists, notices, files, and small models such as
 * the settings of a view. Each page of ours starts with `mount`, which draws it and ends its work when the
 * page is left. Nothing here knows a feature, so features may import it freely. The call card of foreign
 * pages takes from here only what needs neither database nor settings.
 */

import { type ComponentChild, render } from 'preact';
import { keepFocus } from '@/components/shared/keep-focus';
import { followLanguage, whenWordsAreThere } from '@/components/shared/page-language';
import { wordsDirection, wordsLocale } from '@/lib/i18n/locale';
import { rememberOpenPage } from '@/lib/platform/open-pages';
import { openSettingsDatabase } from '@/lib/settings/database';
import '@/assets/styles/tokens.css';
import '@/assets/styles/base.css';
import '@/assets/styles/forced-colors.css';
import type { OwnPage } from './own-page';
import './controls/button.css';

/** How a page of ours is mounted. */
export interface MountOptions {
  /** It comes back after an update of Handset, or the rep is told that it closed. */
  comesBack?: boolean;
}

/** Renders one of our own pages in the language of its texts, until the page is left. */
export function mount(
  draw: (page: OwnPage) => ComponentChild,
  { comesBack = false }: MountOptions = {},
): void {
  const lifetime = new AbortController();
  const page = { abortSignal: lifetime.signal, settingsDatabase: openSettingsDatabase() };
  addEventListener('pagehide', () => lifetime.abort(), { once: true });
  if (comesBack) void rememberOpenPage(page.abortSignal);
  const show = () => {
    document.documentElement.lang = wordsLocale();
    document.documentElement.dir = wordsDirection();
    render(draw(page), document.body);
    followLanguage(page);
    keepFocus(page.abortSignal);
  };
  whenWordsAreThere(show);
}
