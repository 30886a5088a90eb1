import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

/** The file of an extension that holds the licences of its packages. */
export const LICENCES_FILE = 'third-party-licences.txt';

const LICENCE_TEXT = /^(?:licen[cs]e|notice|copying)/i;
const RULE = '='.repeat(80);

/** Returns each package with the complete texts of its licence. Throws if one has none. */
export function licencesOf(packages: readonly BundledPackage[]): string {
  const intro = 'Handset contains code of these packages.\n';
  return [intro, ...packages.map(sectionOf)].join(`\n${RULE}\n`);
}

function sectionOf(one: BundledPackage): string {
  const files = readdirSync(one.folder).filter((name) => LICENCE_TEXT.test(name));
  const texts = files.sort().map((name) => readFileSync(join(one.folder, name), 'utf8').trim());
  if (texts.length === 0) texts.push(textFor(one));
  return `${one.name} ${one.version} (${one.license})\n\n${texts.join('\n\n')}\n`;
}

/** Some packages name their licence and its holder, but leave out the text. */
function textFor({ name, license, author }: BundledPackage): string {
  if (license !== 'MIT' || !author) throw new Error(`${name} has no text of its licence.`);
  return MIT.replace('<holder>', author);
}

const MIT = `MIT License

Copyright (c) <holder>

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation
the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of
the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO
THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
IN THE SOFTWARE.`;
