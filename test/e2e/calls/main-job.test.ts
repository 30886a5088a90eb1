import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { beginJob, type MainJob, mainJob } from '@/test/support/page/main-job';

describe.each(browserNames)('the main job in %s', (browser) => {
  let connected: ConnectedBrowser | undefined;
  let job: MainJob;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { sandbox: { speed: 8 } });
    job = await beginJob(connected);
  });
  afterAll(() => connected?.stop());

  it.each(mainJob)('$name', async ({ run }) => {
    await run(job);
  });
});
