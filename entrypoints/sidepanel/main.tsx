import { openSidePanel } from '@/components/popup/open-popup';
import { Popup } from '@/components/popup/Popup';
import { mount } from '@/components/shared/mount';
import { reportErrors } from '@/components/shared/report-errors';
import { ask } from '@/lib/messages/client';
import { announceWhileVisible } from '@/lib/platform/views/visible-views';
import './style.css';

mount((abortSignal) => {
  announceWhileVisible(abortSignal);
  reportErrors({ ask, target: window, sourceOf: () => 'sidepanel' }, abortSignal);
  return <Popup model={openSidePanel(abortSignal)} />;
});
