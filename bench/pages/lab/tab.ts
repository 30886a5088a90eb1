import type { WebWorker } from 'puppeteer-core';
import { z } from 'zod';
import type { WatchResult } from '@/bench/pages/browser/watch';

/** A tab, controlled by the extension's background in the world of content scripts. */
export interface BenchTab {
  style(file: string): Promise<void>;
  /** Runs files of the extension. Returns when that began, by the page's clock. */
  put(files: readonly string[]): Promise<number>;
  /** Waits until this was found, or until nothing new was found for `quietMs`. */
  until(wanted: string, quietMs: number): Promise<WatchResult>;
}

const watchedSchema = z.object({ seen: z.string(), at: z.number() });

/** Returns the tab that shows a page. */
export async function tabOf(background: WebWorker, url: string): Promise<BenchTab> {
  const tabId = z
    .number()
    .parse(await background.evaluate(`chrome.tabs.query({}).then(${firstWith(url)})`));
  const act = (method: string, what: object, func = '') =>
    background.evaluate(
      `chrome.scripting.${method}({ target: { tabId: ${tabId} }, ...${JSON.stringify(what)}, ${func} })`,
    );
  const call = async (func: string, args: unknown[]) => {
    const answer = await act('executeScript', { args }, `func: ${func}`);
    return z.array(z.object({ result: z.unknown() })).parse(answer)[0]?.result;
  };
  return {
    async style(file) {
      await act('insertCSS', { files: [file] });
    },
    async put(files) {
      await act('executeScript', { files });
      return z.number().parse(await call('() => globalThis.benchStart', []));
    },
    async until(wanted, quietMs) {
      return watchedSchema.parse(await call('(...how) => benchUntil(...how)', [wanted, quietMs]));
    },
  };
}

function firstWith(url: string): string {
  return `(tabs) => tabs.find((tab) => tab.url === ${JSON.stringify(url)})?.id`;
}
