import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import type { CalledModel } from '@/components/row-calls/called-model';
import { itemKey, type RowCallsModel } from '@/components/row-calls/row-calls-model';
import { Icon } from '@/components/shared/icons/Icon';
import { useFocusBack } from '@/components/shared/use-focus-back';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { QueueItem } from '@/lib/queue/model';
import { LaterPanel, SkipPanel } from './QueuePanels';
import type { QueueModel } from './queue-model';
import { PauseButton } from './ready/PauseControls';
import './ready/ready.css';

/** What the actions use. */
export interface QueueActionsProps {
  /** The next contact. */
  item: QueueItem;
  queue: Pick<QueueModel, 'remove' | 'skip' | 'callLater' | 'setReady'>;
  rowCalls: RowCallsModel;
  called: CalledModel;
  forbidding: ForbidModel;
}

/** What the rep does about the next contact: call, skip, put off, never call, pause. */
export function QueueActions({ item, queue, rowCalls, called, forbidding }: QueueActionsProps) {
  const [open, setOpen] = useState<'skip' | 'later'>();
  const callButton = useRef<HTMLButtonElement>(null);
  // After a skip the bar shows the next contact, and the button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) callButton.current?.focus();
  }, []);
  const busy = rowCalls.busy.value;
  const toggle = (panel: 'skip' | 'later') => () => setOpen(open === panel ? undefined : panel);
  const callLater = (at?: number) => {
    callButton.current?.focus();
    setOpen(undefined);
    void queue.callLater(item, at);
  };
  usePanelEscape(open !== undefined, () => setOpen(undefined));
  return (
    <>
      <div class="queue-actions">
        <PanelButton {...{ open, busy, toggle }} panel="skip" words={i18n.t('audience.skip')} />
        <PanelButton {...{ open, busy, toggle }} panel="later" words={i18n.t('queue.later')} />
        <button
          type="button"
          class="ghost"
          disabled={busy}
          onClick={() => void forbidNext(item, queue, forbidding)}
        >
          {i18n.t('do_not_call.add_row')}
        </button>
        <PauseButton setReady={queue.setReady} />
        <CallNextButton
          button={callButton}
          busy={busy}
          onCall={() => void rowCalls.callNext(item)}
        />
      </div>
      {open === 'skip' && (
        <Panel key="skip">
          <SkipPanel onSkip={(reason) => void queue.skip(item, reason)} />
        </Panel>
      )}
      {open === 'later' && (
        <Panel key="later">
          <LaterPanel now={called.now} onLater={callLater} />
        </Panel>
      )}
    </>
  );
}

/** A panel that gives the focus back to its button when it closes. */
function Panel({ children }: { children: ComponentChildren }) {
  const panel = useFocusBack<HTMLDivElement>();
  return (
    <div ref={panel} class="queue-panel">
      {children}
    </div>
  );
}

interface CallNextButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  onCall: () => void;
}

function CallNextButton({ button, busy, onCall }: CallNextButtonProps) {
  return (
    <button ref={button} type="button" class="primary" disabled={busy} onClick={onCall}>
      <Icon name="phone" />
      {i18n.t('audience.call_next')}
    </button>
  );
}

interface PanelButtonProps {
  panel: 'skip' | 'later';
  open: 'skip' | 'later' | undefined;
  busy: boolean;
  words: string;
  toggle: (panel: 'skip' | 'later') => () => void;
}

function PanelButton({ panel, open, busy, words, toggle }: PanelButtonProps) {
  return (
    <button
      type="button"
      class="ghost"
      disabled={busy}
      aria-expanded={open === panel}
      onClick={({ currentTarget }) => {
        // Firefox on macOS doesn't focus a button that is clicked, and the panel gives the focus back.
        currentTarget.focus();
        toggle(panel)();
      }}
    >
      {words}
      <Icon name={open === panel ? 'up' : 'down'} />
    </button>
  );
}

/** Escape closes the open panel, unless it closes a dialog above. */
function usePanelEscape(open: boolean, close: () => void): void {
  const abortSignal = useLifetime([open]);
  useEffect(() => {
    const react = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) close();
    };
    if (open) addEventListener('keydown', react, { signal: abortSignal });
  }, [open]);
}

/** Puts the next contact's number on the do-not-call list, and takes them out of the queue. */
async function forbidNext(
  item: QueueItem,
  queue: Pick<QueueModel, 'remove'>,
  { forbid }: ForbidModel,
): Promise<void> {
  const whom = { text: item.callee.e164, ...(item.name && { name: item.name }) };
  if (await forbid(itemKey(item.itemId), { ...whom, source: 'queue' })) await queue.remove(item);
}
