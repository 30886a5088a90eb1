import { describe, expect, it, type TestContext } from 'vitest';
import { campaignsOf, datalistOf, expectType, firstOf, type ListedRow } from './support/shapes';
import { get, isSandbox, useService } from './support/target';

useService();

const HEADERS = [
  ['mobile_no', 'Mobile Number'],
  ['input_data', 'Input Data'],
  ['status', 'Lead Status'],
  ['total_attempt', 'Attempt'],
  ['last_call_status', 'Call Status'],
  ['duration', 'Duration'],
  ['last_disposition', 'Disposition'],
  ['last_attempt', 'Last Attempt'],
  ['updated_by', 'Modified By'],
].map(([key, label]) => ({ key, label }));

/** The campaign of the workspace with most contacts. */
async function campaign(context: TestContext): Promise<unknown> {
  const campaigns = campaignsOf((await get('campaign-list', { limit: 100 })).body);
  const size = (row: ListedRow) => Number(row.total_audience);
  return firstOf(
    campaigns.filter(({ has_audience }) => has_audience).sort((a, b) => size(b) - size(a)),
    context,
  ).id;
}

async function ask(context: TestContext, query: ListedRow = {}) {
  const answer = await get('audience-list', {
    campaign_id: await campaign(context),
    limit: 100,
    ...query,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

const list = async (context: TestContext, query: ListedRow = {}) =>
  datalistOf(await ask(context, query));

describe('Audience record, default mode', () => {
  it.for([
    ['id', 'integer'],
    ['mobile_no', 'string'],
    ['input_data', 'object'],
    ['total_attempt', 'string'],
    ['duration', 'string'],
    ['last_attempt', 'date-time YYYY-MM-DD HH:MM:SS'],
    ['last_disposition', 'string'],
    ['last_call_status', 'upper-case word'],
    ['status', 'string'],
    ['updated_by', 'string'],
  ])('`%s` is %s', async ([field = '', type = ''], context) => {
    for (const record of await list(context)) expectType(record[field], type);
  });
  it('`mobile_no` has its country prefix', async (context) => {
    for (const { mobile_no } of await list(context)) expect(mobile_no).toMatch(/^\+?\d{6,15}$/);
  });
  it('`total_attempt` reads `<made>/<allowed>`', async (context) => {
    for (const { total_attempt } of await list(context)) {
      const [made, allowed] = String(total_attempt).split('/').map(Number);
      expect(made).toBeLessThanOrEqual(allowed ?? -1);
    }
  });
  it('`status` is Fresh, Completed, Halted or Inqueue', async (context) => {
    for (const { status } of await list(context)) {
      expect(['Fresh', 'Completed', 'Halted', 'Inqueue']).toContain(status);
    }
  });
  it('`headers` are the documented pairs, in their order', async (context) => {
    expect(await ask(context)).toMatchObject({ headers: HEADERS });
  });
  it('is not wrapped in the envelope', async (context) => {
    expect(Object.keys(Object(await ask(context))).sort()).toEqual([
      'datalist',
      'headers',
      'pagination',
    ]);
  });
});

describe('Simplified mode', () => {
  it('has `id`, `mobile_no` and one property for each input-data key', async (context) => {
    const [usual = {}] = await list(context, { limit: 1 });
    const [simple = {}] = await list(context, { limit: 1, is_new: true });
    const data = Object(usual.input_data);
    expect(simple).toEqual({ ...data, id: usual.id, mobile_no: usual.mobile_no });
  });
  it('`headers` name `mobile_no` and each input-data key', async (context) => {
    const [usual = {}] = await list(context, { limit: 1 });
    const keys = ['mobile_no', ...Object.keys(Object(usual.input_data))];
    const pairs = keys.map((key) => ({ key, label: expect.any(String) }));
    expect(await ask(context, { limit: 1, is_new: true })).toMatchObject({ headers: pairs });
  });
  it('`metadata` is a subset of the columns', async (context) => {
    const body = await ask(context, { limit: 1, is_new: true });
    const { headers, metadata } = Object(body);
    expect(metadata.length).toBeGreaterThan(0);
    expect(headers).toEqual(expect.arrayContaining(metadata));
  });
  it('`is_new` is false by default', async (context) => {
    expect(await ask(context, { is_new: false })).toEqual(await ask(context));
    expect(await ask(context)).not.toHaveProperty('metadata');
  });
});

describe('Parameters', () => {
  it('`page` is 1 and `limit` 10 by default', async (context) => {
    const { body } = await get('audience-list', { campaign_id: await campaign(context) });
    expect(body).toMatchObject({ pagination: { currentPage: 1, limit: 10 } });
  });
  it.for(['totalRecords', 'totalPages', 'currentPage', 'limit'])(
    'pagination has `%s`',
    async (field, context) => {
      expect(await ask(context)).toMatchObject({ pagination: { [field]: expect.any(Number) } });
    },
  );
  it('`page` and `limit` cut the list without gap or double', async (context) => {
    const whole = (await list(context, { limit: 9 })).map(({ id }) => id);
    const pages = [1, 2, 3].map((page) => list(context, { page, limit: 3 }));
    expect((await Promise.all(pages)).flat().map(({ id }) => id)).toEqual(whole);
  });
  it('`mobile_no` is a partial match', async (context) => {
    const [record = {}] = await list(context, { limit: 1 });
    const part = String(record.mobile_no).slice(2, -1);
    const found = await list(context, { mobile_no: part });
    expect(found.map(({ mobile_no }) => mobile_no)).toContain(record.mobile_no);
    for (const { mobile_no } of found) expect(mobile_no).toContain(part);
  });
  it.for([
    [0, 'Fresh'],
    [1, 'Completed'],
    [2, 'Halted'],
    [3, 'Inqueue'],
  ])('`status` %i is %s', async ([status, label], context) => {
    for (const record of await list(context, { status })) expect(record.status).toBe(label);
  });
  it('`status` takes an array', async (context) => {
    const found = await list(context, { status: [0, 3] });
    for (const { status } of found) expect(['Fresh', 'Inqueue']).toContain(status);
  });
  it('`attempt` filters by attempts made, one or several', async (context) => {
    const made = (rows: ListedRow[]) =>
      new Set(rows.map((row) => String(row.total_attempt).split('/')[0]));
    for (const one of made(await list(context, { attempt: 1 }))) expect(one).toBe('1');
    const two = made(await list(context, { attempt: [0, 1] }));
    for (const one of two) expect(['0', '1']).toContain(one);
  });
  it.for(['call_status', 'last_status'])('`%s` takes a word or an array', async (name, context) => {
    const [record = {}] = await list(context, { limit: 1, status: [1, 2] });
    const word = record.last_call_status ?? context.skip('nobody called yet');
    for (const value of [word, [word]]) {
      const found = await list(context, { [name]: value });
      expect(found.length).toBeGreaterThan(0);
      for (const { last_call_status } of found) expect(last_call_status).toBe(word);
    }
  });
  it('`first_status` narrows the list, by a word or an array', async (context) => {
    const word = await list(context, { first_status: 'BUSY' });
    expect(await list(context, { first_status: ['BUSY'] })).toEqual(word);
    expect(await list(context, { first_status: 'NO SUCH STATUS' })).toEqual([]);
  });
  it('`campaign_id` is required', async () => {
    expect((await get('audience-list')).status).toBeGreaterThanOrEqual(400);
  });
  it.runIf(isSandbox)('the audience of another company’s campaign yields no records', async () => {
    const foreign = campaignsOf((await get('campaign-list', {}, { as: 6 })).body);
    const { body } = await get('audience-list', { campaign_id: foreign[0]?.id });
    expect(datalistOf(body)).toEqual([]);
  });
});
