/**
 * The do-not-call list as the dashboard shows it: searched, added to, imported, exported.
 * The dashboard starts it; it asks the background for a page when its view is shown.
 * Every change is a message to the background, which holds the list and checks calls against it.
 * An entry is removed only with a reason, and the proof that it was there stays.
 * It never reads the database of the list, and it never decides whether a call may be made.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import { pagingFrom, pagingQuery } from '@/components/shared/lists/filter-texts';
import { createListModel, type ListModel } from '@/components/shared/lists/list-model';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import { type BusyFlag, createBusyFlag } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { DoNotCallListing, ForbidResult, ListedEntry } from '@/lib/do-not-call/model';
import type { Ask } from '@/lib/messages/client';
import type { Requests } from '@/lib/messages/table';
import { createFileModel, type FileModel, type FileModelDeps } from './file-model';
import {
  createRegistriesModel,
  type RegistriesDeps,
  type RegistriesModel,
} from './registries/registries-model';

/** Pause in typing before the list is searched. */
const TYPING_MS = 250;

/** What the view filters by. */
interface DoNotCallFilters {
  search: string;
  page: number;
  limit: number;
}

/** What the rep types into the form: whom, and what was said. */
interface ForbidDraft {
  text: string;
  words: string;
}

/** The do-not-call list: searched, paged, added to and taken from. */
export interface DoNotCallModel {
  list: ListModel<Requests['do-not-call-list'], DoNotCallListing>;
  /** The list as a file. */
  files: FileModel;
  /** The national registries beside the list. */
  registries: RegistriesModel;
  filters: ReadonlySignal<DoNotCallFilters>;
  draft: ReadonlySignal<ForbidDraft>;
  /** The result of the last Add; a problem leaves the draft as it was typed. */
  result: ReadonlySignal<ForbidResult | Problem | undefined>;
  busy: ReadonlySignal<boolean>;
  /** The entry whose removal asks for a reason. */
  removing: ReadonlySignal<string | undefined>;
  /** Why the last removal failed. */
  removalProblem: ReadonlySignal<Problem | undefined>;
  filter(change: Partial<DoNotCallFilters>, typing?: boolean): void;
  type(change: Partial<ForbidDraft>): void;
  add(): Promise<void>;
  /** Asks for the reason to remove an entry, or for none any more. */
  ask(entry: ListedEntry | undefined): void;
  remove(entry: ListedEntry, words: string): Promise<void>;
}

/** Creates the model of the do-not-call list. */
export function createDoNotCallModel(
  deps: { route: RouteModel } & RegistriesDeps & Pick<FileModelDeps, 'save'>,
  abortSignal: AbortSignal,
): DoNotCallModel {
  const { ask, later, route } = deps;
  const list = createListModel(
    { read: (body: Requests['do-not-call-list']) => ask('do-not-call-list', body), later },
    abortSignal,
  );
  const registries = createRegistriesModel(deps, abortSignal);
  const filters = signal<DoNotCallFilters>({ search: '', ...pagingFrom({}) });
  const busy = createBusyFlag();
  let isTyping = false;

  reactTo(
    () => route.route.value,
    ({ view, query }) => {
      if (view !== 'donotcall') return;
      filters.value = { search: query.search ?? '', ...pagingFrom(query) };
      const { search, page, limit } = filters.value;
      registries.list.show(null);
      list.show({ search, offset: (page - 1) * limit, limit }, isTyping ? TYPING_MS : 0);
    },
    abortSignal,
  );

  return {
    list,
    files: createFileModel({ ...deps, onAdded: list.refresh }, abortSignal),
    registries,
    filters,
    busy: busy.value,
    ...createAddition(ask, busy, list.refresh),
    ...createRemoval(ask, busy, list.refresh),
    filter(change, typing = false) {
      isTyping = typing;
      const { search, ...paging } = { ...filters.value, page: 1, ...change };
      route.saveFilters({ ...(search && { search }), ...pagingQuery(paging) }, !typing);
    },
  };
}

const EMPTY_DRAFT: ForbidDraft = { text: '', words: '' };

/** The form that adds to the list. */
function createAddition(
  ask: Ask,
  busy: BusyFlag,
  onAdded: () => void,
): Pick<DoNotCallModel, 'draft' | 'result' | 'type' | 'add'> {
  const draft = signal(EMPTY_DRAFT);
  const result = signal<ForbidResult | Problem>();
  return {
    draft,
    result,
    type(change) {
      draft.value = { ...draft.value, ...change };
      result.value = undefined;
    },
    add: () =>
      busy.once(async () => {
        const answer = await ask('forbid', { ...draft.value, source: 'list' });
        result.value = answer.ok ? answer.value : answer.error;
        if (!answer.ok) return;
        draft.value = EMPTY_DRAFT;
        onAdded();
      }),
  };
}

/** The question for the reason of a removal, and the removal. */
function createRemoval(
  ask: Ask,
  busy: BusyFlag,
  onRemoved: () => void,
): Pick<DoNotCallModel, 'removing' | 'removalProblem' | 'ask' | 'remove'> {
  const removing = signal<string>();
  const removalProblem = signal<Problem>();
  return {
    removing,
    removalProblem,
    ask(entry) {
      removing.value = entry?.key;
      removalProblem.value = undefined;
    },
    remove: ({ key }, words) =>
      busy.once(async () => {
        const answer = await ask('allow-again', { key, words });
        removalProblem.value = answer.ok ? undefined : answer.error;
        if (!answer.ok) return;
        removing.value = undefined;
        onRemoved();
      }),
  };
}
