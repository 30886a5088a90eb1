import { Popup } from '@/components/popup/Popup';
import { mount } from '@/components/ui/mount';
import { openPopup } from '@/lib/state/popup/open-popup';
import './style.css';

mount((ended) => <Popup model={openPopup(ended)} />);
