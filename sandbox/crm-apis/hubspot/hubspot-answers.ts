/** The error object of the OpenAPI file (`Error`), and of https://developers.hubspot.com/docs/api-reference/error-handling */
export function hubspotError(
  status: number,
  category: string,
  message: string,
  more: { errors?: unknown[]; headers?: Record<string, string> } = {},
): Response {
  const { errors, headers = {} } = more;
  const correlationId = crypto.randomUUID();
  const body = { status: 'error', message, correlationId, category, ...(errors && { errors }) };
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
