import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { i18n } from '#i18n';
import { createListModel, type ListModel, type Timer } from '@/components/shared/lists/list-model';
import { createBusyFlag, createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { ListedRegistry } from '@/lib/do-not-call/model';
import type { Ask } from '@/lib/messages/client';
import {
  type ImportedRegistry,
  type ImportRegistryDeps,
  importRegistry,
  type RegistryProgress,
} from './import-registry';
import { corrected, openDraft, type RegistryDraft, UNREADABLE } from './registry-draft';

/** How the last import ended. */
export type RegistryResult = (ImportedRegistry & { before?: number }) | Problem | 'cancelled';

/** The national registries, and the import of another. */
export interface RegistriesModel {
  list: ListModel<null, ListedRegistry[]>;
  draft: ReadonlySignal<RegistryDraft | undefined>;
  /** Set while an import runs. */
  progress: ReadonlySignal<RegistryProgress | undefined>;
  result: ReadonlySignal<RegistryResult | undefined>;
  /** The id of the registry whose removal asks for confirmation. */
  removing: ReadonlySignal<string | undefined>;
  /** Looks at files of a registry, before they are imported. */
  open(files: readonly File[], replaces?: ListedRegistry): Promise<void>;
  correct(change: Partial<Pick<RegistryDraft, 'name' | 'country' | 'asOf'>>): void;
  /** Imports the draft. Does nothing without a country. */
  start(): Promise<void>;
  /** Drops the draft, or cancels the import. */
  cancel(): void;
  /** Asks whether to remove a registry, or about none any more. */
  askToRemove(id: string | undefined): void;
  remove(id: string): Promise<void>;
}

/** What the model needs. */
export interface RegistriesDeps extends ImportRegistryDeps {
  later: Timer;
  /** Epoch ms. */
  now: () => number;
}

/** Creates the model of the national registries. */
export function createRegistriesModel(
  deps: RegistriesDeps,
  abortSignal: AbortSignal,
): RegistriesModel {
  const { ask, later } = deps;
  const list = createListModel({ read: (_: null) => ask('registries', null), later }, abortSignal);
  const draft = signal<RegistryDraft>();
  const result = signal<RegistryResult>();
  const running = createImport(deps, { draft, result, onImported: list.refresh }, abortSignal);
  return {
    list,
    draft,
    result,
    ...running,
    ...createRemoval(ask, result, list.refresh),
    async open(files, replaces) {
      if (running.progress.peek()) return;
      result.value = undefined;
      const opened = await openDraft(deps, { files, replaces }, abortSignal);
      if ('code' in opened) result.value = opened;
      else draft.value = opened;
    },
    correct(change) {
      const current = draft.peek();
      if (current) draft.value = corrected(current, change);
    },
  };
}

/** What an import starts from, and where its result goes. */
interface ImportTargets {
  draft: Signal<RegistryDraft | undefined>;
  result: Signal<RegistryResult | undefined>;
  onImported: () => void;
}

/** One import at a time. */
function createImport(
  deps: RegistriesDeps,
  { draft, result, onImported }: ImportTargets,
  abortSignal: AbortSignal,
): Pick<RegistriesModel, 'progress' | 'start' | 'cancel'> {
  const progress = signal<RegistryProgress>();
  const turns = createLatestOnly(abortSignal);

  async function run(current: RegistryDraft): Promise<RegistryResult> {
    const cancelled = turns.begin();
    const { replaces, ...chosen } = current;
    const name = chosen.name.trim() || i18n.t('do_not_call.registries.default_name');
    const onProgress = (state: RegistryProgress) => {
      progress.value = state;
    };
    try {
      const toImport = { ...chosen, name, replaces: replaces?.id };
      const imported = await importRegistry(deps, toImport, onProgress, cancelled);
      return 'code' in imported || !replaces ? imported : { ...imported, before: replaces.count };
    } catch {
      return cancelled.aborted ? 'cancelled' : UNREADABLE;
    }
  }

  return {
    progress,
    async start() {
      const current = draft.peek();
      if (!current?.country || progress.peek()) return;
      batch(() => {
        draft.value = undefined;
        progress.value = { share: 0, numbers: 0 };
      });
      const ended = await run(current);
      batch(() => {
        progress.value = undefined;
        result.value = ended;
      });
      onImported();
    },
    cancel() {
      draft.value = undefined;
      turns.end();
    },
  };
}

/** The question whether to remove a registry, and the removal. */
function createRemoval(
  ask: Ask,
  result: Signal<RegistryResult | undefined>,
  onRemoved: () => void,
): Pick<RegistriesModel, 'removing' | 'askToRemove' | 'remove'> {
  const removing = signal<string>();
  const busy = createBusyFlag();
  return {
    removing,
    askToRemove(id) {
      removing.value = id;
      result.value = undefined;
    },
    async remove(id) {
      const answer = await busy.once(() => ask('remove-registry', { id }));
      if (!answer) return;
      removing.value = undefined;
      if (!answer.ok) result.value = answer.error;
      onRemoved();
    },
  };
}
