import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The languages of assets/locales, as browsers name them. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'ar' | 'pt-BR' | 'hi' | 'ja';

/**
 * Whether this machine has a font with the letters of a language (Debian: `fonts-lohit-deva` for Hindi,
 * `fonts-vlgothic` for Japanese).
 * Without one, Firefox draws boxes that are wider than letters.
 */
export function hasFontFor(language: Language): boolean {
  const { stdout } = spawnSync('fc-list', [`:lang=${new Intl.Locale(language).language}`]);
  return stdout?.length !== 0;
}

/**
 * Copies a build so that each of its locales holds the messages of one language. For Firefox:
 * without the pack of a language it shows extensions in English, also with `intl.locale.requested`
 * (tried: Firefox ESR 153 with `de`, with and without `intl.accept_languages`).
 */
export async function copyInLanguage(extensionDir: string, language: Language): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `handset-${language}-`));
  await cp(extensionDir, copy, { recursive: true });
  const locales = join(copy, '_locales');
  const wanted = language.replace('-', '_');
  for (const locale of await readdir(locales)) {
    if (locale === wanted) continue;
    await cp(join(locales, wanted, 'messages.json'), join(locales, locale, 'messages.json'));
  }
  return copy;
}

/**
 * Switches with which Chromium shows extensions in a language (Chromium 156). Its own texts stay
 * English without that language's pack.
 */
export function chromiumSwitches(language: Language): string[] {
  return [`--lang=${language}`, `--accept-lang=${language}`];
}
