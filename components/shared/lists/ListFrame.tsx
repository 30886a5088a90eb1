import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { Remark } from '@/components/shared/notices/Remark';
import { SpokenStatus } from '@/components/shared/notices/SpokenStatus';
import type { Problem } from '@/lib/calls/model';
import { requestProblemText } from '@/lib/i18n/problem-text';
import { ListProblem } from './ListProblem';

/** The part of a list's model that its frame uses. */
interface FramedList<P> {
  page: ReadonlySignal<P | undefined>;
  loading: ReadonlySignal<boolean>;
  slow: ReadonlySignal<boolean>;
  problem: ReadonlySignal<Problem | undefined>;
  refresh(): void;
}

interface ListFrameProps<P> {
  list: FramedList<P>;
  openOptions: () => void;
  children: (page: P) => ComponentChildren;
}

/** A list in each of its states: loading, slow, failed, not connected, stale, loaded. */
export function ListFrame<P>({ list, openOptions, children }: ListFrameProps<P>) {
  const { page, loading, slow, problem } = list;
  const again = (
    <button type="button" class="ghost" onClick={() => list.refresh()}>
      {i18n.t('dashboard.try_again')}
    </button>
  );
  return (
    <div class="list-frame">
      <SpokenStatus words={loading.value ? i18n.t('dashboard.loading') : ''} />
      {slow.value && (
        <Remark tone="warn" icon="clock">
          <div class="remark-row">
            {i18n.t('dashboard.slow')} {again}
          </div>
        </Remark>
      )}
      {page.value !== undefined && problem.value && (
        <Remark tone="stop">
          <div class="remark-row">
            {`${requestProblemText(problem.value)} ${i18n.t('dashboard.earlier_data')}`} {again}
          </div>
        </Remark>
      )}
      {page.value === undefined && problem.value && !loading.value && (
        <ListProblem problem={problem.value} openOptions={openOptions}>
          {again}
        </ListProblem>
      )}
      {page.value === undefined && loading.value && <Skeleton />}
      {page.value !== undefined && (
        <LoadedPage page={page.value} busy={loading.value}>
          {children}
        </LoadedPage>
      )}
    </div>
  );
}

interface LoadedPageProps<P> {
  page: P;
  busy: boolean;
  children: (page: P) => ComponentChildren;
}

/** The loaded page. Its rows are not rendered again while the next page loads. */
function LoadedPage<P>({ page, busy, children }: LoadedPageProps<P>) {
  const drawn = useMemo(() => children(page), [page]);
  return (
    <div class="list-content" aria-busy={busy}>
      {busy && <div class="list-loading" />}
      {drawn}
    </div>
  );
}

/** Loads the list again. */
export function RefreshButton<P>({ list }: { list: FramedList<P> }) {
  return (
    <button
      type="button"
      class="ghost"
      disabled={list.loading.value}
      onClick={() => list.refresh()}
    >
      <Icon name="again" />
      {list.loading.value ? i18n.t('dashboard.refreshing') : i18n.t('dashboard.refresh')}
    </button>
  );
}

const WIDTHS = [62, 48, 71, 55, 66, 43, 58, 69];

/** Placeholder rows while a list loads. Hidden from screen readers: the list frame announces it. */
export function Skeleton() {
  return (
    <div class="skeleton" aria-hidden="true">
      {WIDTHS.map((width) => (
        <div key={width} class="skeleton-row">
          <span style={{ inlineSize: `${width}%` }} />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
