import { defineBackground } from 'wxt/utils/define-background';
import { problemOf } from '@/lib/calls/failure';
import { type Handlers, serve } from '@/lib/messages/server';
import { onStartup } from '@/lib/platform/runtime';
import { closeStorage } from '@/lib/platform/storage-access';
import { campaignHandlers } from './campaign-handlers';
import { startBackground } from './deps';
import { startErrors } from './errors';
import { connectReach } from './host-access';
import { ownHandlers } from './own-handlers';
import { pageHandlers } from './page-handlers';
import { connectRightClick } from './right-click';

/**
 * The background: the one place that knows the token, asks the service and decides. Every listener
 * is added in this first synchronous turn, so that a message that wakes it finds one.
 */
export default defineBackground({
  type: 'module',
  main() {
    const errors = startErrors();
    const background = startBackground(errors.report);
    const handlers: Handlers = {
      ...pageHandlers(background),
      ...ownHandlers(background),
      ...campaignHandlers(background),
      'report-error': async (report) => {
        await errors.receive(report);
        return null;
      },
    };
    serve(handlers, (error, name) => {
      errors.report(`message ${name}`, error);
      return problemOf(error);
    });
    connectRightClick(background);
    connectReach(background);
    void closeStorage();
    // A browser that starts wakes its background, so that calls of its last day are followed on.
    onStartup(() => undefined);
  },
});
