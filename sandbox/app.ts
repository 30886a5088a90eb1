import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CREATE_AGENT_PATH } from '@/lib/service/agents/agent';
import { CLICK_TO_DIAL_PATH } from '@/lib/service/calls/click-to-dial';
import { HISTORY_PATH } from '@/lib/service/calls/history';
import { AUDIENCE_LIST_PATH } from '@/lib/service/campaigns/audience';
import { CAMPAIGN_LIST_PATH } from '@/lib/service/campaigns/campaigns';
import type { SandboxDeps } from './deps';
import { applyFaults } from './faults/apply-faults';
import { serveFaults } from './faults/control';
import { describeService } from './http/openapi';
import { limitRate } from './http/rate-limit';
import { answerAudienceList } from './operations/audience-list';
import { answerCampaignList } from './operations/campaign-list';
import { answerClickToDial } from './operations/click-to-dial';
import { answerColleagueCalls, COLLEAGUE_CALLS_PATH } from './operations/colleague-calls';
import { answerCreateAgent } from './operations/create-agent';
import { answerHistory } from './operations/history';
import { answerRecording } from './operations/recordings';
import {
  answerTranscription,
  type ReceivedRecording,
  TRANSCRIPTIONS_PATH,
} from './operations/transcriptions';

const MAX_REQUEST_BYTES = 1024 * 1024;

/** The limit of OpenAI's endpoint, and of most that answer like it: 25 MiB. */
const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/**
 * Creates the sandbox's routes. It sends no CORS headers and does not answer OPTIONS: the extension
 * has a permission for the service's origin, and a page must not read responses. `stopListening`
 * closes the port for a number of milliseconds (a fault). Recordings that are sent to be transcribed are added to
 * `received`.
 */
export function createApp(
  deps: SandboxDeps,
  stopListening: (ms: number) => void,
  received: ReceivedRecording[] = [],
): Hono {
  const app = new Hono();
  if (deps.options.faults) {
    app.use('/api/*', applyFaults(deps, serveFaults(app, stopListening)));
    app.post(COLLEAGUE_CALLS_PATH, (c) => answerColleagueCalls(deps, c));
  }
  app.use('/api/*', bodyLimit({ maxSize: MAX_REQUEST_BYTES }), limitRate(deps));
  app.post(CLICK_TO_DIAL_PATH, (c) => answerClickToDial(deps, c));
  app.get(HISTORY_PATH, (c) => answerHistory(deps, c));
  app.get(CAMPAIGN_LIST_PATH, (c) => answerCampaignList(deps, c));
  app.get(AUDIENCE_LIST_PATH, (c) => answerAudienceList(deps, c));
  app.post(CREATE_AGENT_PATH, (c) => answerCreateAgent(deps, c));
  app.get('/openapi.json', (c) => c.json(describeService()));
  app.get('/recordings/:file', (c) => answerRecording(deps, c));
  app.use(TRANSCRIPTIONS_PATH, bodyLimit({ maxSize: MAX_UPLOAD_BYTES }));
  app.post(TRANSCRIPTIONS_PATH, (c) => answerTranscription(deps, c, received));
  return app;
}
