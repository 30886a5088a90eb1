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
import { useEscape } from './use-escape';
import './popup.css';

/** The popup, and the side panel alike: dial, legs, and beneath them the log or this page. */
export function Popup({ model }: { model: PopupModel }) {
  useEscape(model.countdown);
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
