import { askService, type CallOptions } from './ask';
import {
  CLICK_TO_DIAL_PATH,
  type ClickToDialRequest,
  clickToDialAnswerSchema,
  type PlacedCall,
} from './click-to-dial';
import { HISTORY_PATH, type HistoryPage, type HistoryQuery, historyAnswerSchema } from './history';
import { withQuery } from './query';
import { ServiceError } from './service-error';
import { saysDidNotOwned } from './service-words';
import type { Ask, TransportConfig } from './transport';

/** Places a call. */
export async function clickToDial(
  config: TransportConfig,
  request: ClickToDialRequest,
  options: CallOptions,
): Promise<PlacedCall> {
  const post: Ask = { method: 'POST', path: CLICK_TO_DIAL_PATH, body: request };
  const answer = askService(config, post, clickToDialAnswerSchema, options).catch(
    rethrowDidNotOwned,
  );
  const { data, message } = await answer;
  return { callId: data.call_id, message, data };
}

/**
 * Rethrows the error. Marks it if the refusal is about the caller ID (API document, click-to-dial
 * rule 2).
 */
function rethrowDidNotOwned(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  const isRefusal = error.code === 'refused' || error.code === 'unauthorised';
  if (!isRefusal || !saysDidNotOwned(error.detail)) throw error;
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
  const answer = await askService(config, { method: 'GET', path }, historyAnswerSchema, options);
  const totalPages = answer.pagination?.total_pages;
  return totalPages === undefined ? { entries: answer.data } : { entries: answer.data, totalPages };
}
