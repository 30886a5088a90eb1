import { describe, expect, it } from 'vitest';
import { expectErrorEnvelope, firstOf, historyOf } from './support/shapes';
import { get, isSandbox, post, theSandbox, useService } from './support/target';

useService();

const GOOD = {
  client_number: '+12125550101',
  user_number: '+12125550102',
  did_number: '+12125550140',
};

describe.runIf(isSandbox)('POST click-to-dial', () => {
  it('success: 200, `{data: object, message: string}`, `data` carries `call_id`', async () => {
    expect(await post('click-to-dial', GOOD)).toMatchObject({
      status: 200,
      body: { data: { call_id: expect.anything() }, message: expect.any(String) },
    });
  });
  it.each(['client_number', 'user_number', 'did_number'])('`%s` is required', async (field) => {
    const { [field]: _, ...rest } = { ...GOOD } as Record<string, string>;
    const answer = await post('click-to-dial', rest);
    expect(answer.status).toBe(422);
    expectErrorEnvelope(answer.body, 422);
  });
  it.each([
    ['app_id', 7],
    ['object_id', 8],
    ['submitted_id', 'sub-9'],
    ['slug', 'mobile_phone'],
  ])('`%s` is optional and kept', async (field, value) => {
    expect((await post('click-to-dial', { ...GOOD, [field]: value })).status).toBe(200);
    expect(Object.values(theSandbox().calls().at(-1) ?? {})).toContain(value);
  });
  it.each([
    ['client_number', 12125550101],
    ['app_id', 'seven'],
    ['object_id', 'eight'],
    ['submitted_id', 9],
    ['slug', 10],
  ])('`%s` of another type is a 422 in the envelope', async (field, value) => {
    const answer = await post('click-to-dial', { ...GOOD, [field]: value });
    expect(answer.status).toBe(422);
    expectErrorEnvelope(answer.body, 422);
  });
  it.each(['+12125550140', '12125550140', '2125550140'])(
    'rule 1: %s is the same number',
    async (did_number) => {
      expect((await post('click-to-dial', { ...GOOD, did_number })).status).toBe(200);
    },
  );
  it('rule 2: a DID not owned is refused: it does not belong, buy it', async () => {
    const answer = await post('click-to-dial', { ...GOOD, did_number: '+14155550142' });
    expect(answer.status).toBe(422);
    expectErrorEnvelope(answer.body, 422);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/not belong.*buy/i) });
  });
});

describe('GET click-to-dial/history', () => {
  it('success: 200, `{data: [entry], pagination: object}` with `total_pages`', async () => {
    expect(await get('click-to-dial/history')).toMatchObject({
      status: 200,
      body: { data: expect.any(Array), pagination: { total_pages: expect.any(Number) } },
    });
  });
  it('`recording` is a link or null', async (context) => {
    const entries = historyOf((await get('click-to-dial/history')).body);
    firstOf(entries, context);
    for (const { recording } of entries) {
      if (recording !== null) expect(recording).toMatch(/^https?:\/\//);
    }
  });
  it('`limit` is the number of records per page, `page` starts at 1', async () => {
    const one = await get('click-to-dial/history', { limit: 1 });
    const same = await get('click-to-dial/history', { limit: 1, page: 1 });
    expect(historyOf(one.body).length).toBeLessThanOrEqual(1);
    expect(Object(same.body).pagination).toEqual(Object(one.body).pagination);
  });
  it.runIf(isSandbox)('`page` is 1 and `limit` 20 by default', async () => {
    for (let n = 0; n < 25; n += 1) await post('click-to-dial', { ...GOOD, object_id: 1000 + n });
    const first = historyOf((await get('click-to-dial/history')).body);
    expect(first).toHaveLength(20);
    const whole = historyOf((await get('click-to-dial/history', { limit: 100 })).body);
    expect(whole.slice(0, 20).map(({ call_id }) => call_id)).toEqual(
      first.map(({ call_id }) => call_id),
    );
  });
  it.runIf(isSandbox)('most recent first', async () => {
    await post('click-to-dial', { ...GOOD, object_id: 1 });
    await post('click-to-dial', { ...GOOD, object_id: 2 });
    const { body } = await get('click-to-dial/history', { limit: 2 });
    expect(historyOf(body).map(({ object_id }) => object_id)).toEqual([2, 1]);
  });
  it.runIf(isSandbox)('`app_id` shows only calls triggered with it', async () => {
    await post('click-to-dial', { ...GOOD, app_id: 4242 });
    const found = historyOf((await get('click-to-dial/history', { app_id: 4242 })).body);
    expect(found.map(({ app_id }) => app_id)).toEqual([4242]);
  });
  it.runIf(isSandbox)('`recording` is null in progress, a link once processed', async () => {
    await post('click-to-dial', GOOD);
    const last = async () => historyOf((await get('click-to-dial/history', { limit: 1 })).body)[0];
    await expect.poll(last, { timeout: 5000 }).toMatchObject({
      recording: expect.stringMatching(/\.wav$/),
    });
    await post('click-to-dial', { ...GOOD, client_number: '+12125550198' });
    expect(await last()).toMatchObject({ recording: null });
  });
});
