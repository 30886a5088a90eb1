import { expect, it } from 'vitest';
import { testSandbox } from '@/test/sandbox/support/sandbox';

it('describes all five operations, made from the schemas', async () => {
  const { url } = await testSandbox();
  const described = await (await fetch(`${url}/openapi.json`)).json();
  expect(described).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
  const operations = Object.entries<object>(described.paths).map(([path, methods]) => [
    path.replace('/api/v1/global/', ''),
    ...Object.keys(methods),
  ]);
  expect(operations).toEqual([
    ['campaign-list', 'get'],
    ['audience-list', 'get'],
    ['create-agent', 'post'],
    ['click-to-dial', 'post'],
    ['click-to-dial/history', 'get'],
  ]);
});

it('names parameters, which are required, and their ranges', async () => {
  const { url } = await testSandbox();
  const { paths } = await (await fetch(`${url}/openapi.json`)).json();
  const { parameters } = paths['/api/v1/global/audience-list'].get;
  const required = parameters.filter((p: { required: boolean }) => p.required);
  expect(required).toMatchObject([{ name: 'campaign_id', in: 'query' }]);
  const body = paths['/api/v1/global/create-agent'].post.requestBody.content['application/json'];
  expect(body.schema.required).toEqual(['agent_name', 'prompt']);
  expect(body.schema.properties.voice.properties.settings.properties.speed).toMatchObject({
    minimum: 0.5,
    maximum: 2,
    default: 1,
  });
});
