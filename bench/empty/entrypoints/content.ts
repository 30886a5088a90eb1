import { defineContentScript } from 'wxt/utils/define-content-script';

export default defineContentScript({
  matches: ['http://*/*'],
  allFrames: true,
  matchOriginAsFallback: true,
  main() {},
});
