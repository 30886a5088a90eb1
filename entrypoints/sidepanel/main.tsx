import { Popup } from '@/components/popup/Popup';
import { mount } from '@/components/ui/mount';
import { openSidePanel } from '@/lib/state/popup/open-popup';
import './style.css';

mount((ended) => <Popup model={openSidePanel(ended)} />);
