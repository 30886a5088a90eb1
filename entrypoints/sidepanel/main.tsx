import { Popup } from '@/components/calls/Popup';
import { mount } from '@/components/ui/mount';
import { openSidePanel } from '@/lib/state/open-popup';
import './style.css';

mount((ended) => <Popup model={openSidePanel(ended)} />);
