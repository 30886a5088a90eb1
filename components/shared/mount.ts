import { type ComponentChild, render } from 'preact';
import { wordsDirection, wordsLocale } from '@/lib/i18n/locale';
import '@/assets/styles/tokens.css';
import '@/assets/styles/base.css';
import './controls/button.css';

/** Renders one of our own pages in the language of its texts, until the page is left. */
export function mount(draw: (abortSignal: AbortSignal) => ComponentChild): void {
  const page = new AbortController();
  addEventListener('pagehide', () => page.abort(), { once: true });
  document.documentElement.lang = wordsLocale();
  document.documentElement.dir = wordsDirection();
  render(draw(page.signal), document.body);
}
