import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findBrowser } from './setup/browsers.mjs';
import { root } from './setup/paths.mjs';

/**
 * Renders `assets/icons/handset.svg` as PNG in the sizes that browsers and stores need. Run it after
 * a change to the drawing: `node scripts/icons.mjs`. The Chrome Web Store requires a margin of 16
 * pixels in the 128-pixel icon.
 */
const sizes = [
  { size: 16, margin: 0 },
  { size: 32, margin: 0 },
  { size: 48, margin: 0 },
  { size: 96, margin: 0 },
  { size: 128, margin: 16 },
];

const svg = await readFile(join(root, 'assets/icons/handset.svg'), 'utf8');
const browser = await puppeteer.launch({
  executablePath: findBrowser('chromium'),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
for (const { size, margin } of sizes) {
  await page.setViewport({ width: size, height: size });
  await page.setContent(
    `<body style="margin:${margin}px"><style>svg{display:block;width:100%}</style>${svg}`,
  );
  const image = await page.screenshot({ omitBackground: true });
  await writeFile(join(root, `assets/public/icon/${size}.png`), image);
}
await browser.close();
