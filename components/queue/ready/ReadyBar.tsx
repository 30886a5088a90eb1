import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { PauseButton, PausedActions } from './PauseControls';
import type { ReadyModel } from './ready-model';
import './ready.css';
import { problemText } from '@/lib/i18n/problem-text';

/** Shows and changes whether the rep is ready for calls from the queue; nothing while the queue is empty. */
export function ReadyBar({ ready }: { ready: ReadyModel }) {
  const bar = useRef<HTMLElement>(null);
  const { waiting = 0, paused } = ready.next.value ?? {};
  const isPaused = paused !== undefined;
  // The pressed button is gone: the focus would start again at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  }, [isPaused]);
  if (waiting === 0) return null;
  return (
    <section ref={bar} class="ready-bar" aria-label={i18n.t('dashboard.view_names.queue')}>
      <p class="ready-waiting">
        {i18n.t('audience.queue_length', [countText(waiting)])}
        <a href="/dashboard.html#/queue" target="_blank" rel="noopener">
          {i18n.t('audience.open_queue')}
        </a>
      </p>
      {paused ? (
        <PausedActions paused={paused} setReady={ready.setReady} />
      ) : (
        <PauseButton setReady={ready.setReady} />
      )}
      {ready.problem.value && (
        <p class="ready-problem" role="alert">
          {problemText(ready.problem.value)}
        </p>
      )}
    </section>
  );
}
