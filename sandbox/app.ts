import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CREATE_AGENT_PATH } from '@/lib/service/agent';
import { AUDIENCE_LIST_PATH } from '@/lib/service/audience';
import { CAMPAIGN_LIST_PATH } from '@/lib/service/campaigns';
import { CLICK_TO_DIAL_PATH } from '@/lib/service/click-to-dial';
import { HISTORY_PATH } from '@/lib/service/history';
import { serveFaults } from './faults/control';
import { spoilAnswers } from './faults/spoil';
import { describeService } from './openapi';
import { audienceList } from './operations/audience-list';
import { campaignList } from './operations/campaign-list';
import { clickToDial } from './operations/click-to-dial';
import { createAgent } from './operations/create-agent';
import { history } from './operations/history';
import { recording } from './operations/recordings';
import { limitRate } from './rate-limit';
import type { World } from './world';

const LARGEST_REQUEST = 1024 * 1024;

/**
 * The sandbox's routes. No CORS headers and no answer to OPTIONS: the extension holds a permission
 * for the service's origin, and a page must not be able to read an answer. `stopListening` closes the
 * port for so many milliseconds (a fault).
 */
export function createApp(world: World, stopListening: (ms: number) => void): Hono {
  const app = new Hono();
  if (world.options.faults) {
    app.use('/api/*', spoilAnswers(world, serveFaults(app, stopListening)));
  }
  app.use('/api/*', bodyLimit({ maxSize: LARGEST_REQUEST }), limitRate(world));
  app.post(CLICK_TO_DIAL_PATH, (c) => clickToDial(world, c));
  app.get(HISTORY_PATH, (c) => history(world, c));
  app.get(CAMPAIGN_LIST_PATH, (c) => campaignList(world, c));
  app.get(AUDIENCE_LIST_PATH, (c) => audienceList(world, c));
  app.post(CREATE_AGENT_PATH, (c) => createAgent(world, c));
  app.get('/openapi.json', (c) => c.json(describeService()));
  app.get('/recordings/:file', (c) => recording(world, c));
  return app;
}
