import type { Page } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';

/** The section of Options that connects a CRM, as a rep uses it. */
export interface OptionsCrm {
  /** Chooses a CRM, and types into its fields. */
  choose(crm: string, typed?: Readonly<Record<string, string>>): Promise<void>;
  /** Tests a connection and makes it. */
  connect(crm: string, typed: Readonly<Record<string, string>>): Promise<void>;
  /** Presses the button with this name. */
  press(name: string): Promise<void>;
  /** Waits until the section shows these words. */
  says(words: string): Promise<unknown>;
}

/** Drives the CRM section of a page of Options. */
export function driveOptionsCrm(options: Page): OptionsCrm {
  const driver: OptionsCrm = {
    async choose(crm, typed = {}) {
      await options.bringToFront();
      await options.waitForSelector('#crm-choice');
      await options.select('#crm-choice', crm);
      for (const [field, text] of Object.entries(typed)) {
        await waitUntil(() => options.$(`#crm-${field}`), field);
        await options.type(`#crm-${field}`, text);
      }
    },
    async connect(crm, typed) {
      await driver.choose(crm, typed);
      await driver.press('Test connection');
      await driver.says('The connection works');
      await driver.press('Connect');
      await driver.says('Connected to');
    },
    async press(name) {
      for (const button of await options.$$('#crm button')) {
        if ((await button.evaluate((each) => each.innerText)) === name) return button.click();
      }
      throw new Error(`no button ${name}`);
    },
    says(words) {
      const shows = () =>
        options.$eval('#crm', (section, text) => section.textContent?.includes(text), words);
      return waitUntil(shows, words);
    },
  };
  return driver;
}
