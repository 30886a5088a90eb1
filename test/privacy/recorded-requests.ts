/** The parts of a request that carry data: `query.page`, `body.client_number`, `header.token`. */
function requestFields(url: string, { headers = {}, body }: RequestInit): string[] {
  const { searchParams } = new URL(url);
  return [
    ...[...new Headers(headers).keys()].map((name) => `header.${name}`),
    ...[...searchParams.keys()].map((name) => `query.${name}`),
    ...(typeof body === 'string' ? bodyFields(body, headers) : []),
    ...(body instanceof FormData ? [...body.keys()].map((name) => `body.${name}`) : []),
  ];
}

function bodyFields(body: string, headers: HeadersInit): string[] {
  const type = new Headers(headers).get('content-type') ?? '';
  if (type.includes('urlencoded')) {
    return [...new URLSearchParams(body).keys()].map((name) => `body.${name}`);
  }
  return pathsOf(JSON.parse(body), 'body');
}

/** Elements of a list have the path of the list. */
function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsOf(each, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, `${path}.${key}`));
}

/** Records the fields of all requests that go through a `fetch`. */
export function recordFields(send: (url: string, init: RequestInit) => Promise<Response>) {
  const fields = new Set<string>();
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    for (const field of requestFields(url, init)) fields.add(field);
    return send(url, init);
  };
  return { fetch, fields };
}
