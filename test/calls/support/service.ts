import type { ClickToDialRequest } from '@/lib/service/calls/click-to-dial';
import type { HistoryEntry, HistoryPage } from '@/lib/service/calls/history';
import type { ServiceClient } from '@/lib/service/client';
import { type ServiceErrorCode, serviceError } from '@/lib/service/http/service-error';

/** A service in memory that counts what it is asked. */
export interface FakeService {
  client: ServiceClient;
  posts: ClickToDialRequest[];
  /** Pages asked for, in order. */
  asked: { page: number; limit: number }[];
  /** Newest first. */
  entries: HistoryEntry[];
  /** Errors to answer with next, one a request. */
  failures: unknown[];
}

/** Makes a service that takes every call as `service-…` and shows the history it was given. */
export function fakeService(entries: HistoryEntry[] = []): FakeService {
  const service: Omit<FakeService, 'client'> = { posts: [], asked: [], entries, failures: [] };
  const fail = () => {
    const [serviceFailure] = service.failures.splice(0, 1);
    if (serviceFailure) throw serviceFailure;
  };
  const client: ServiceClient = {
    ...elsewhere,
    async clickToDial(request) {
      service.posts.push(request);
      fail();
      const callId = `service-${request.submitted_id}`;
      return { callId, message: '', data: { call_id: callId } };
    },
    async history({ page = 1, limit = 20 }): Promise<HistoryPage> {
      service.asked.push({ page, limit });
      fail();
      const from = (page - 1) * limit;
      const totalPages = Math.ceil(service.entries.length / limit);
      return { entries: service.entries.slice(from, from + limit), totalPages };
    },
  };
  return Object.assign(service, { client });
}

const no = () => Promise.reject(new Error('not part of this service'));
const elsewhere = {
  probe: no,
  campaigns: no,
  audience: no,
  createAgent: no,
};

/** An error as the service client throws it. */
export function serviceFailure(
  code: ServiceErrorCode,
  more: { placed?: 'no' | 'unknown'; retryAfterMs?: number; detail?: string } = {},
) {
  return serviceError({ code, placed: 'no', ...more });
}
