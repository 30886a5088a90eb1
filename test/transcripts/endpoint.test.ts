import { expect, it } from 'vitest';
import { allowedEndpoint, endpointHost, endpointOrigin } from '@/lib/transcripts/endpoint';

const transcriptionUrl = 'https://stt.example.com:8443/v1/audio/transcriptions';
const named = { transcriptionUrl, transcriptionModel: 'large' };

it('is allowed where the rep allowed it', () => {
  const settings = { ...named, transcribesAt: 'https://stt.example.com:8443' };
  expect(allowedEndpoint(settings)).toEqual({ url: transcriptionUrl, model: 'large' });
});

it.each(['', 'https://stt.example.com', 'http://stt.example.com:8443', 'null'])(
  'is not while the rep allowed “%s”',
  (transcribesAt) => {
    expect(allowedEndpoint({ ...named, transcribesAt })).toBeUndefined();
  },
);

it('is none without an address, whatever the rep allowed', () => {
  const settings = { transcriptionUrl: '', transcriptionModel: 'm', transcribesAt: '' };
  expect(allowedEndpoint(settings)).toBeUndefined();
  expect(endpointOrigin('')).toBeUndefined();
  expect(endpointHost('')).toBe('');
  expect(endpointHost(transcriptionUrl)).toBe('stt.example.com:8443');
});
