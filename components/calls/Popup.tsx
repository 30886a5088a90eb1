import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { Tabs } from '@/components/ui/Tabs';
import type { PopupModel } from '@/lib/state/popup-model';
import { CallLog } from './CallLog';
import { Countdown } from './Countdown';
import { DialField } from './DialField';
import { Header } from './Header';
import { Hint } from './Hint';
import { Legs } from './Legs';
import { PageNumbers } from './PageNumbers';
import './popup.css';

/** The popup, and the side panel alike: dial, legs, and beneath them the log or this page. */
export function Popup({ model }: { model: PopupModel }) {
  useEscape(model);
  const { numbers } = model.page;
  const count = numbers.value.state === 'read' ? numbers.value.numbers.length : undefined;
  return (
    <main class="popup">
      <Header model={model} />
      <section class="dial" aria-label={i18n.t('popup.number_label')}>
        <DialField model={model.dial} />
        <Hint model={model} />
        <Legs model={model} />
        <Countdown model={model} />
      </section>
      <Tabs
        label={i18n.t('popup.views')}
        chosen={model.view}
        tabs={[
          { id: 'calls', words: i18n.t('popup.calls') },
          { id: 'page', words: i18n.t('popup.this_page'), count },
        ]}
      >
        {model.view.value === 'calls' ? <CallLog model={model} /> : <PageNumbers model={model} />}
      </Tabs>
    </main>
  );
}

/** Esc undoes a running countdown, wherever the focus is; otherwise it is the browser's. */
function useEscape(model: PopupModel): void {
  useEffect(() => {
    const ended = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !model.countdown.counting.value) return;
      event.preventDefault();
      void model.countdown.cancel();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [model]);
}
