import { expect, it } from 'vitest';
import { clientOf, errorOf, fetchAnswering } from '@/test/service/support/service';

it.each([200, 201])('accepts a created agent with status %i', async (status) => {
  const made = { id: 9, agent_name: 'A', config: { prompt: 'p' }, created_at: 1_700_000_000 };
  const client = clientOf(fetchAnswering(made, status));
  expect(await client.createAgent({ agent_name: 'A', prompt: 'p' })).toEqual({ ...made, id: '9' });
});

it('keeps the field errors of a 422', async () => {
  const fields = [{ loc: ['body', 'voice', 'settings', 'speed'], msg: 'too fast', type: 'range' }];
  const client = clientOf(fetchAnswering({ detail: fields }, 422));
  expect(await errorOf(client.createAgent({ agent_name: 'A', prompt: 'p' }))).toMatchObject({
    code: 'refused',
    placed: 'no',
    fields,
  });
});

it('reports that an agent may exist if the response was lost', async () => {
  const client = clientOf(fetchAnswering('', 502));
  const error = await errorOf(client.createAgent({ agent_name: 'A', prompt: 'p' }));
  expect(error).toMatchObject({ code: 'server-error', placed: 'unknown' });
});
