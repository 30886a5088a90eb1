import { expect, it } from 'vitest';
import {
  ServiceError,
  type ServiceErrorCode,
  type ServiceErrorData,
  serviceError,
} from '@/lib/service/http/service-error';

const full: ServiceErrorData = {
  code: 'refused',
  message: 'No.',
  placed: 'no',
  detail: 'Buy it.',
  status: 422,
  retryAfterMs: 5_000,
  reason: 'did-not-owned',
  fields: [{ loc: ['body', 'prompt'], msg: 'too long', type: 'value' }],
};

it('survives the way through data unchanged', () => {
  expect(new ServiceError(full).toData()).toEqual(full);
  expect(structuredClone(new ServiceError(full).toData())).toEqual(full);
});

it('leaves unknown fields out of its data', () => {
  const data = serviceError({ code: 'timeout', placed: 'unknown' }).toData();
  expect(Object.keys(data)).toEqual(['code', 'message', 'placed']);
});

it('keeps a status and a wait of zero', () => {
  const data = { code: 'rate-limited', placed: 'no', status: 0, retryAfterMs: 0 } as const;
  expect(serviceError(data).toData()).toMatchObject(data);
});

it('is an error whose cause is not in its data', () => {
  const cause = new TypeError('secret');
  const error = serviceError({ code: 'unreachable', placed: 'no' }, cause);
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.cause]).toEqual(['ServiceError', cause]);
  expect(JSON.stringify(error.toData())).not.toContain('secret');
});

it('has a separate sentence for each code', () => {
  const codes: Record<ServiceErrorCode, true> = {
    unreachable: true,
    timeout: true,
    aborted: true,
    unauthorised: true,
    refused: true,
    'rate-limited': true,
    'server-error': true,
    'not-the-service': true,
    unreadable: true,
  };
  const sentences = Object.keys(codes).map(
    (code) => serviceError({ code: code as ServiceErrorCode, placed: 'no' }).message,
  );
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^The .+\.$|^Something .+\.$/);
});

it('prefers the sentence that it is given', () => {
  const message = 'The token contains characters that cannot be sent.';
  expect(serviceError({ code: 'unauthorised', placed: 'no', message }).message).toBe(message);
});
