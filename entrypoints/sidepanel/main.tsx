import { openSidePanel } from '@/components/popup/open-popup';
import { Popup } from '@/components/popup/Popup';
import { mount } from '@/components/shared/mount';
import { reportErrors } from '@/components/shared/report-errors';
import { ask } from '@/lib/messages/client';
import './style.css';
import { announceWhileVisible } from '@/lib/platform/views';

mount(
  (abortSignal) => {
    announceWhileVisible(abortSignal);
    reportErrors({ ask, target: window, sourceOf: () => 'sidepanel' }, abortSignal);
    return <Popup model={openSidePanel(abortSignal)} />;
  },
  { comesBack: true },
);
