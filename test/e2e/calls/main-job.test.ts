import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { beginJob, type MainJob, mainJob } from '@/test/support/page/main-job';

describe.each(browserNames)('the main job in %s', (browser) => {
  let desk: Desk | undefined;
  let job: MainJob;

  beforeAll(async () => {
    desk = await openDesk(browser, { sandbox: { speed: 8 } });
    job = await beginJob(desk);
  });
  afterAll(() => desk?.stop());

  it.each(mainJob)('$name', async ({ run }) => {
    await run(job);
  });
});
