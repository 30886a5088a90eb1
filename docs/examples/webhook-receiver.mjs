// A receiver of Handset's webhook, in plain Node without packages. See docs/webhook.md.
//   HANDSET_SECRET=… node docs/examples/webhook-receiver.mjs 8790
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.HANDSET_SECRET ?? '';
const port = Number(process.argv[2] ?? 8790);

/** How old a signature may be, seconds. Repeated requests are signed again. */
const TOLERANCE = 600;
const MAX_BYTES = 1_000_000;

/** Your database: each call by its id, and the keys of the requests that were done. */
const calls = new Map();
const done = new Set();

if (secret.length < 16) throw new Error('HANDSET_SECRET needs at least 16 characters');

createServer(async (request, response) => {
  const body = await readBody(request);
  const time =
    body === undefined ? undefined : signedAt(request.headers['handset-signature'], body);
  if (time === undefined) return answer(response, 401, 'wrong or old signature');
  const key = request.headers['idempotency-key'];
  // The signature covers time and body: what a header says could be changed by whoever repeats a request.
  const call = JSON.parse(body);
  if (call.event !== 'ping' && !done.has(key)) {
    receive(call.event, call, time);
    done.add(key);
  }
  answer(response, 200, 'ok');
}).listen(port, '127.0.0.1', function () {
  process.stdout.write(`listening on http://127.0.0.1:${this.address().port}\n`);
});

/** One call has one entry. A later state of it replaces an earlier one. */
function receive(event, call, time) {
  const known = calls.get(call.id);
  if (known && known.time > time) return;
  calls.set(call.id, { time, call: event === 'call-removed' ? undefined : call });
  process.stdout.write(`${JSON.stringify({ event, id: call.id, calls: calls.size })}\n`);
}

/** Returns when the body was signed (Unix seconds), or nothing if it was not signed with the secret. */
function signedAt(header = '', body = '') {
  const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE) return undefined;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(mac, 'hex')) ? Number(time) : undefined;
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
}
