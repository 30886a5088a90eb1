import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service with one campaign and many contacts, which are generated on request. */
export interface WideService {
  url: string;
  /** When the last response was fully sent, in epoch ms. */
  answeredAt(): number;
  stop(): void;
}

/** Starts the service. Each contact has nine columns and five data fields. */
export async function startWideService(contacts: number): Promise<WideService> {
  let answeredAt = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.on('finish', () => {
      answeredAt = Date.now();
    });
    if (pathname.endsWith('/audience-list')) send(response, audience(contacts, searchParams));
    else if (pathname.endsWith('/campaign-list')) send(response, CAMPAIGNS);
    else send(response, { data: [], pagination: { total_pages: 0 } });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    answeredAt: () => answeredAt,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const CAMPAIGNS = {
  error: false,
  data: { campaigns: [{ id: 1, campaign_name: 'Everybody' }], pagination: { totalPages: 1 } },
};

function audience(contacts: number, query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 10);
  const first = (page - 1) * limit;
  const size = Math.max(0, Math.min(limit, contacts - first));
  return {
    datalist: Array.from({ length: size }, (_, at) => contact(first + at)),
    headers: HEADERS.map((key) => ({ key, label: key })),
    pagination: {
      totalRecords: contacts,
      totalPages: Math.ceil(contacts / limit),
      currentPage: page,
      limit,
    },
  };
}

const HEADERS = [
  'mobile_no',
  'input_data',
  'status',
  'total_attempt',
  'last_call_status',
  'duration',
  'last_disposition',
  'last_attempt',
  'updated_by',
];

/** Returns a contact with a reserved fictional number. */
function contact(id: number) {
  return {
    id,
    mobile_no: `+1${200 + (id % 10)}5550${100 + (id % 100)}`,
    input_data: {
      name: `Contact ${id}`,
      city: 'Westmark',
      plan: 'Basic',
      due: id % 90,
      note: 'none',
    },
    status: 'Fresh',
    total_attempt: '0/3',
    last_call_status: 'NONE',
    duration: '0 min 0 sec',
    last_disposition: 'None',
    last_attempt: '2026-11-20 10:00:00',
    updated_by: 'Import',
  };
}

function send(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
