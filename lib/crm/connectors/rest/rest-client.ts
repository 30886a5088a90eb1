import type { z } from 'zod';
import { type HttpDeps, sendJson } from '@/lib/crm/connectors/http/send-json';
import type { Session } from '@/lib/crm/connectors/oauth/session';
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
  { headers: fixed, refusal, isRefusal }: Pick<RestApi, 'headers' | 'refusal' | 'isRefusal'>,
  abortSignal: AbortSignal,
  session?: Session,
): RestClient {
  const send = async ({ method, path, body }: RestRequest, isAgain: boolean) => {
    const headers = { ...fixed, ...(await session?.headers(isAgain)) };
    const request = { url: `${address}${path}`, method, headers, body };
    return sendJson(deps, { ...request, notJson: 'crm-not-json' }, abortSignal);
  };
  return async (request, schema) => {
    const first = await send(request, false);
    // Refused before it had any effect: it may be sent again.
    const answer = session?.isExpired(first) ? await send(request, true) : first;
    if (answer.status > 299 || isRefusal?.(answer)) throw refusal(answer, request);
    const parsed = schema.safeParse(answer.json);
    if (parsed.success) return parsed.data;
    throw new ConnectorError('no-answer', 'crm-not-json', {}, parsed.error);
  };
}
