import { Popup } from '@/components/popup/Popup';
import { mount } from '@/components/ui/mount';
import { ask } from '@/lib/messages/client';
import { announceWhileVisible } from '@/lib/platform/views/visible-views';
import { openSidePanel } from '@/lib/state/popup/open-popup';
import { reportErrors } from '@/lib/state/report-errors';
import './style.css';

mount((ended) => {
  announceWhileVisible(ended);
  reportErrors({ ask, target: window, sourceOf: () => 'sidepanel' }, ended);
  return <Popup model={openSidePanel(ended)} />;
});
