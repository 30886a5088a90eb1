import type { FaultCode } from './table';

/** What a rep reads where something was only looked up: no word of a call. */
export const sentences: Record<FaultCode, string> = {
  unreachable: "Couldn't reach the service. Check the service URL and your connection.",
  timeout: "The service didn't respond in time.",
  'server-error': 'The service reported an error.',
  'not-the-service':
    "Something responded, but it isn't your voice agent service. Check the service URL.",
  unreadable: "The service responded, but Handset couldn't read the response.",
  unauthorised: 'The service refused your API token. Check it in Options.',
  refused: 'The service refused this request.',
  'did-not-owned': 'The service refused this request.',
  'rate-limited': 'Too many requests. Try again in a minute.',
};
