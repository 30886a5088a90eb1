import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { Failure, problemOf } from '@/lib/calls/failure';
import { failure } from './support/service';

it.each([
  [new Failure('no-did'), { code: 'no-did' }],
  [new Failure('refused', 'Their words.'), { code: 'refused', words: 'Their words.' }],
  [failure('timeout'), { code: 'timeout' }],
  [failure('aborted'), { code: 'timeout' }],
  [failure('unauthorised', { detail: 'Expired.' }), { code: 'unauthorised', words: 'Expired.' }],
  [new Dexie.QuotaExceededError('full'), { code: 'storage-failed' }],
  [new Dexie.OpenFailedError('broken'), { code: 'storage-failed' }],
  [new DOMException('full', 'QuotaExceededError'), { code: 'storage-failed' }],
  [new TypeError('odd'), { code: 'bad-request' }],
  ['odd', { code: 'bad-request' }],
  [undefined, { code: 'bad-request' }],
])('%s is %j', (error, problem) => {
  expect(problemOf(error)).toEqual(problem);
});
