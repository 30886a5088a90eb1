/** The error object of the OpenAPI file (`Error`), and of https://developers.hubspot.com/docs/api-reference/error-handling */
export function hubspotError(
  status: number,
  category: string,
  message: string,
  more: { errors?: unknown[]; context?: object; headers?: Record<string, string> } = {},
): Response {
  const { errors, context, headers = {} } = more;
  const correlationId = crypto.randomUUID();
  const details = { ...(errors && { errors }), ...(context && { context }) };
  const body = { status: 'error', message, correlationId, category, ...details };
  return Response.json(body, { status, headers });
}

/** No token, or one that HubSpot does not know. */
export function unauthenticated(): Response {
  return hubspotError(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
}

/** The token is right, and lacks a scope. */
export function missingScope(scope: string): Response {
  const message = "This app hasn't been granted all required scopes to make this call.";
  const errors = [
    {
      message: 'One or more of the following scopes are required.',
      context: { requiredGranularScopes: [scope] },
    },
  ];
  return hubspotError(403, 'MISSING_SCOPES', message, { errors });
}

/** Too many requests within ten seconds. */
export function rateLimited(retryAfter: number): Response {
  const message = 'You have reached your ten_secondly_rolling limit.';
  return hubspotError(429, 'RATE_LIMITS', message, {
    headers: { 'retry-after': String(retryAfter) },
  });
}

/** An object of the API (`SimplePublicObject`). */
export function objectAnswer(
  { id, properties, createdAt }: { id: string; properties: object; createdAt: number },
  status = 200,
): Response {
  const at = new Date(createdAt).toISOString();
  return Response.json(
    { id, properties, createdAt: at, updatedAt: at, archived: false },
    { status },
  );
}

/** What HubSpot says of a request that is wrong. */
export function invalid(message: string): Response {
  return hubspotError(400, 'VALIDATION_ERROR', message);
}

/** Properties that the account requires of new objects of a type; `undefined` if all are set. */
export function requiredMissing(
  type: 'CALL' | 'CONTACT',
  properties: Readonly<Record<string, string>>,
  required: readonly string[] = [],
): Response | undefined {
  const missing = required.filter((name) => !properties[name]);
  if (missing.length === 0) return undefined;
  const message = `Error creating ${type}. Some required properties were not set.`;
  return hubspotError(400, 'VALIDATION_ERROR', message, { context: { properties: missing } });
}
