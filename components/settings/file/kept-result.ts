import { BEFORE_REOPENED } from '@/components/shared/page-language';

/** What came of the last press. `needs-token`: the service is set, but not the rep's token for it. */
const fileResults = ['imported', 'needs-token', 'undone', 'failed'] as const;

/** What came of the last press. */
export type FileResult = (typeof fileResults)[number];

/** Keeps a result while the page opens again in the language that an import chose. */
export interface KeptResult {
  /** Returns what was kept, once. */
  take(): FileResult | undefined;
  /** Keeps what `read` returns whenever the page is about to open again, until the signal ends. */
  follow(read: () => FileResult | undefined, abortSignal: AbortSignal): void;
}

const KEY = 'settings-file-result';

/** Keeps the result in the storage of this tab. */
export function createKeptResult(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  page: EventTarget,
): KeptResult {
  return {
    take() {
      const stored = storage.getItem(KEY);
      storage.removeItem(KEY);
      return fileResults.find((each) => each === stored);
    },
    follow(read, abortSignal) {
      const keep = () => {
        const result = read();
        if (result) storage.setItem(KEY, result);
      };
      page.addEventListener(BEFORE_REOPENED, keep, { signal: abortSignal });
    },
  };
}
