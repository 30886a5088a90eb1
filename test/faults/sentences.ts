import type { FaultCode } from './table';

/** What a rep reads where something was only looked up: no word of a call. */
export const sentences: Record<FaultCode, string> = {
  unreachable: 'The service could not be reached. Check the address and your connection.',
  timeout: 'The service did not answer in time.',
  'server-error': 'The service has a fault.',
  'not-the-service': 'Something answered, but not the voice agent service. Check the address.',
  unreadable: 'The service answered, but its answer could not be read.',
  unauthorised: 'The service refused the token. Check it in Options.',
  refused: 'The service refused this request.',
  'did-not-owned': 'The service refused this request.',
  'rate-limited': 'The service wants fewer requests for now. Wait a minute, then try again.',
};
