import { fillBlankFrame } from '@/sandbox/crm/blank-frame';

for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe.blank')) {
  fillBlankFrame(frame);
}
