import { openPopup } from '@/components/popup/open-popup';
import { Popup } from '@/components/popup/Popup';
import { mount } from '@/components/shared/mount';
import { reportErrors } from '@/components/shared/report-errors';
import { ask } from '@/lib/messages/client';
import './style.css';
import { announceWhileVisible } from '@/lib/platform/views';

mount((page) => {
  announceWhileVisible(page.abortSignal);
  reportErrors({ ask, target: window, sourceOf: () => 'popup' }, page.abortSignal);
  return <Popup model={openPopup(page)} />;
});
