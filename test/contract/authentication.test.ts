import { describe, expect, it } from 'vitest';
import { expectErrorEnvelope } from './support/shapes';
import { get, isSandbox, mayCreateAgents, post, useService } from './support/target';

useService();

const NOBODY = 'no-such-token';

describe('Authentication 1: the header `token`', () => {
  it('click-to-dial history takes `token`', async () => {
    expect((await get('click-to-dial/history')).status).toBe(200);
  });
  it('click-to-dial history also takes `api_access_token`', async () => {
    const answer = await get('click-to-dial/history', {}, { header: 'api_access_token' });
    expect(answer.status).toBe(200);
  });
  it('campaign-list takes `token`', async () => {
    expect((await get('campaign-list')).status).toBe(200);
  });
  it('campaign-list takes `api_access_token`', async () => {
    expect((await get('campaign-list', {}, { header: 'api_access_token' })).status).toBe(200);
  });
  it.runIf(isSandbox)('click-to-dial takes either', async () => {
    for (const header of ['token', 'api_access_token']) {
      const answer = await post('click-to-dial', {}, { header });
      expect(answer.status).toBe(422); // Past the door, refused for the body.
    }
  });
  it.runIf(isSandbox)('the other operations take `token` only', async () => {
    const other = { header: 'api_access_token' };
    expect((await get('audience-list', { campaign_id: 100 }, other)).status).toBe(401);
    expect((await post('create-agent', {}, other)).status).toBe(401);
  });
});

describe('Errors: 401', () => {
  it.each(['', NOBODY])('click-to-dial history, token "%s": in the envelope', async (as) => {
    const answer = await get('click-to-dial/history', {}, { as });
    expect(answer.status).toBe(401);
    expectErrorEnvelope(answer.body, 401);
  });
  it.each(['', NOBODY])('click-to-dial trigger, token "%s": in the envelope', async (as) => {
    const answer = await post('click-to-dial', {}, { as });
    expect(answer.status).toBe(401);
    expectErrorEnvelope(answer.body, 401);
  });
  it.each(['', NOBODY])('campaign-list, token "%s": body shape not shown', async (as) => {
    expect((await get('campaign-list', {}, { as })).status).toBe(401);
  });
  it.runIf(mayCreateAgents).each(['', NOBODY])(
    'create-agent, token "%s": {detail: string}',
    async (as) => {
      const answer = await post('create-agent', { agent_name: 'A', prompt: 'p' }, { as });
      expect(answer).toMatchObject({ status: 401, body: { detail: expect.any(String) } });
    },
  );
});

describe('Authentication 3: scope', () => {
  it.runIf(isSandbox)('a token sees the calls of its own workspace only', async () => {
    await post('click-to-dial', {
      client_number: '+12125550101',
      user_number: '+12125550102',
      did_number: '+12125550140',
    });
    expect((await get('click-to-dial/history')).body).toMatchObject({ data: [{}] });
    expect((await get('click-to-dial/history', {}, { as: 1 })).body).toMatchObject({ data: [] });
  });
});
