import { defineBackground } from 'wxt/utils/define-background';
import { problemOf } from '@/lib/calls/failure';
import { type Handlers, serve } from '@/lib/messages/server';
import { onStartup } from '@/lib/platform/runtime';
import { closeStorage } from '@/lib/platform/storage-access';
import { connectBrowserUi } from './browser-ui';
import { campaignHandlers } from './handlers/campaign-handlers';
import { crmHandlers } from './handlers/crm-handlers';
import { doNotCallHandlers } from './handlers/do-not-call-handlers';
import { logHandlers } from './handlers/log-handlers';
import { ownHandlers } from './handlers/own-handlers';
import { pageHandlers } from './handlers/page-handlers';
import { queueHandlers } from './handlers/queue-handlers';
import { wrapUpHandlers } from './handlers/wrap-up-handlers';
import { connectHostAccess } from './host-access';
import { startBackground } from './start/deps';
import { startErrors } from './start/errors';

/**
 * The background. Only it knows the token, calls the service and decides. It adds every listener in
 * the first synchronous turn, so that the event that woke it is handled.
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
      ...queueHandlers(background),
      ...doNotCallHandlers(background),
      ...wrapUpHandlers(background),
      ...crmHandlers(background),
      ...logHandlers(background),
      'report-error': async (report, sender) => {
        await errors.receive(report, sender.kind === 'page' ? sender.tabId : undefined);
        return null;
      },
    };
    serve(handlers, (error, name) => {
      errors.report(`message ${name}`, error);
      return problemOf(error);
    });
    connectBrowserUi(background);
    connectHostAccess(background);
    void closeStorage();
    // Wakes the background when the browser starts, so that open calls are followed.
    onStartup(() => undefined);
  },
});
