import type { z } from 'zod';
import { type HttpDeps, sendJson } from '@/lib/crm/connectors/http/send-json';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { RestApi, RestRequest } from './rest-api';

/** Sends a request, and parses what is answered. Rejects with a `ConnectorError`. */
export type RestClient = <S extends z.ZodType>(
  request: RestRequest,
  schema: S,
) => Promise<z.output<S>>;

/** Creates a client of the API at `address`: an origin, perhaps with a path. */
export function createRestClient(
  deps: HttpDeps,
  address: string,
  { headers, refusal }: Pick<RestApi, 'headers' | 'refusal'>,
  signal: AbortSignal,
): RestClient {
  return async ({ method, path, body }, schema) => {
    const request = { url: `${address}${path}`, method, headers, body };
    const answer = await sendJson(deps, { ...request, notJson: 'crm-not-json' }, signal);
    if (answer.status > 299) throw refusal(answer);
    const parsed = schema.safeParse(answer.json);
    if (parsed.success) return parsed.data;
    throw new ConnectorError('no-answer', 'crm-not-json', {}, parsed.error);
  };
}
