/**
 * Signs a body as docs/webhook.md describes: HMAC-SHA256 with the secret over the time (Unix seconds),
 * a dot and the body. Returns the value of the header.
 */
export async function signature(secret: string, body: string, atMs: number): Promise<string> {
  const time = Math.floor(atMs / 1000);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, utf8(`${time}.${body}`));
  return `t=${time},v1=${hex(mac)}`;
}

/** The same each time one request is sent: the start of a SHA-256. */
export async function idempotencyKey(request: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', utf8(request))).slice(0, 32);
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
