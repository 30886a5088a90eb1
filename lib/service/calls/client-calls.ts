import { isDidNotOwned } from '@/lib/service/http/error-text';
import { withQuery } from '@/lib/service/http/query';
import { type CallOptions, sendRequest } from '@/lib/service/http/send-request';
import { ServiceError } from '@/lib/service/http/service-error';
import type { ServiceRequest, TransportConfig } from '@/lib/service/http/transport';
import {
  CLICK_TO_DIAL_PATH,
  type ClickToDialRequest,
  clickToDialAnswerSchema,
  type PlacedCall,
} from './click-to-dial';
import { HISTORY_PATH, type HistoryPage, type HistoryQuery, historyAnswerSchema } from './history';

/** Places a call. */
export async function clickToDial(
  config: TransportConfig,
  request: ClickToDialRequest,
  options: CallOptions,
): Promise<PlacedCall> {
  const post: ServiceRequest = { method: 'POST', path: CLICK_TO_DIAL_PATH, body: request };
  const answer = sendRequest(config, post, clickToDialAnswerSchema, options).catch(
    rethrowDidNotOwned,
  );
  const { data, message } = await answer;
  return { callId: data.call_id, message, data };
}

/**
 * Rethrows the error. Marks it if the refusal is about the caller ID
 * (docs/service-interface.md, click-to-dial, rule 2).
 */
function rethrowDidNotOwned(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  const isRefusal = error.code === 'refused' || error.code === 'unauthorised';
  if (!isRefusal || !isDidNotOwned(error.detail)) throw error;
  throw new ServiceError({
    ...error.toData(),
    code: 'refused',
    reason: 'did-not-owned',
    message: 'The caller ID is not a number of this workspace.',
  });
}

/** Reads one page of the history. */
export async function readHistory(
  config: TransportConfig,
  { page = 1, limit = 20, appId }: HistoryQuery,
  options: CallOptions,
): Promise<HistoryPage> {
  const path = withQuery(HISTORY_PATH, { page, limit, app_id: appId });
  const answer = await sendRequest(config, { method: 'GET', path }, historyAnswerSchema, options);
  const totalPages = answer.pagination?.total_pages;
  return totalPages === undefined ? { entries: answer.data } : { entries: answer.data, totalPages };
}
