// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/preact';
import { vi } from 'vitest';
import { Options } from '@/components/settings/Options';
import { createOptionsModel, type OptionsDeps } from '@/components/settings/options-model';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { SyncState } from '@/lib/settings/model/sync';
import type { Policy } from '@/lib/settings/policy';
import type { Settings } from '@/lib/settings/table';
import type { ListedWorkspace } from '@/lib/workspaces/model';
import { type FakeAnswers, fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { fakeSettings, flushPromises } from '@/test/support/fakes/fake-popup';
import { samplePreview } from '@/test/support/own-pages/own-samples';
import { auditDeps } from './audit-deps';

interface Given {
  settings?: Partial<Settings>;
  answers?: FakeAnswers;
  everywhere?: boolean;
  /** Match patterns that the browser grants. */
  origins?: string[];
  /** The browser keeps what it is asked to remove. */
  keepsOrigins?: boolean;
  full?: boolean;
  /** What the browser answers to each request for access; yes after the last. */
  granted?: boolean[];
  /** The connected CRM. */
  connector?: StoredConnector;
  workspaces?: ListedWorkspace[];
  sync?: SyncState;
  /** What an administrator decided. */
  policy?: Policy;
}

export async function showOptions({
  settings = {},
  answers = {},
  everywhere = false,
  origins = [],
  keepsOrigins = false,
  full = false,
  granted = [],
  connector,
  workspaces = [],
  sync = {},
  policy,
}: Given = {}) {
  let connectorChanged: (stored: readonly StoredConnector[]) => void = () => undefined;
  const watchConnectors: OptionsDeps['watchConnectors'] = (onChange) => {
    connectorChanged = onChange;
    onChange(connector ? [connector] : []);
  };
  let grants = origins;
  let grantsChanged = () => {};
  const setGrants = (next: string[]) => {
    grants = next;
    grantsChanged();
    return flushPromises();
  };
  const saveText = vi.fn();
  const requestOrigins = vi.fn(async (_patterns: string[]) => granted.shift() ?? true);
  const abortSignal = new AbortController().signal;
  const ask = fakeAsk({
    'number-texts': ({ e164s }) => ok(e164s),
    preview: () => ok(samplePreview()),
    ...answers,
  });
  const model = createOptionsModel(
    {
      ask,
      ...auditDeps,
      settings: fakeSettings(abortSignal, settings, full, policy),
      diagnostics: { read: async () => undefined, copy: async () => undefined },
      keptResult: { take: () => undefined, follow: () => undefined },
      saveText,
      allSites: ['http://*/*', 'https://*/*'],
      hasOrigins: async () => everywhere,
      grantedOrigins: async () => grants,
      removeOrigins: async (patterns) => {
        if (!keepsOrigins) grants = grants.filter((pattern) => !patterns.includes(pattern));
        return !keepsOrigins;
      },
      onGrantsChanged: (react) => {
        grantsChanged = react;
      },
      requestOrigins,
      readSummaries: async () => 'none',
      watchConnectors,
      watchSync: (onChange) => onChange(sync),
      watchWorkspaces: (onChange) => onChange(workspaces),
      redirectUrl: () => 'https://handset.chromiumapp.org/',
    },
    abortSignal,
  );
  const { container } = render(<Options model={model} />);
  await flushPromises();
  return { ask, model, container, requestOrigins, saveText, setGrants, connectorChanged };
}

export const section = (name: string) => within(screen.getByRole('region', { name }));

export function pressInOptions(name: string, where = 'Connection') {
  fireEvent.click(section(where).getByRole('button', { name }));
  return flushPromises();
}
