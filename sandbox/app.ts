import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CREATE_AGENT_PATH } from '@/lib/service/agents/agent';
import { CLICK_TO_DIAL_PATH } from '@/lib/service/calls/click-to-dial';
import { HISTORY_PATH } from '@/lib/service/calls/history';
import { AUDIENCE_LIST_PATH } from '@/lib/service/campaigns/audience';
import { CAMPAIGN_LIST_PATH } from '@/lib/service/campaigns/campaigns';
import type { SandboxDeps } from './deps';
import { serveFaults } from './faults/control';
import { spoilAnswers } from './faults/spoil';
import { describeService } from './http/openapi';
import { limitRate } from './http/rate-limit';
import { audienceList } from './operations/audience-list';
import { campaignList } from './operations/campaign-list';
import { clickToDial } from './operations/click-to-dial';
import { createAgent } from './operations/create-agent';
import { history } from './operations/history';
import { recording } from './operations/recordings';

const LARGEST_REQUEST = 1024 * 1024;

/**
 * The sandbox's routes. No CORS headers and no answer to OPTIONS: the extension holds a permission
 * for the service's origin, and a page must not be able to read an answer. `stopListening` closes the
 * port for so many milliseconds (a fault).
 */
export function createApp(deps: SandboxDeps, stopListening: (ms: number) => void): Hono {
  const app = new Hono();
  if (deps.options.faults) {
    app.use('/api/*', spoilAnswers(deps, serveFaults(app, stopListening)));
  }
  app.use('/api/*', bodyLimit({ maxSize: LARGEST_REQUEST }), limitRate(deps));
  app.post(CLICK_TO_DIAL_PATH, (c) => clickToDial(deps, c));
  app.get(HISTORY_PATH, (c) => history(deps, c));
  app.get(CAMPAIGN_LIST_PATH, (c) => campaignList(deps, c));
  app.get(AUDIENCE_LIST_PATH, (c) => audienceList(deps, c));
  app.post(CREATE_AGENT_PATH, (c) => createAgent(deps, c));
  app.get('/openapi.json', (c) => c.json(describeService()));
  app.get('/recordings/:file', (c) => recording(deps, c));
  return app;
}
