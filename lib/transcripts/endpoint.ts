import type { Settings } from '@/lib/settings/table';

/** Where an administrator has recordings transcribed. */
export interface TranscriptionEndpoint {
  url: string;
  model: string;
}

/** The settings that say where recordings may go. */
export type TranscriptionSettings = Pick<
  Settings,
  'transcriptionUrl' | 'transcriptionModel' | 'transcribesAt'
>;

/** Returns the endpoint that the rep allowed. Another origin is another question, which the rep was not asked. */
export function allowedEndpoint(
  settings: TranscriptionSettings,
): TranscriptionEndpoint | undefined {
  const { transcriptionUrl: url, transcriptionModel: model, transcribesAt } = settings;
  const origin = endpointOrigin(url);
  return origin !== undefined && origin === transcribesAt ? { url, model } : undefined;
}

/** Returns the origin of an endpoint; undefined if there is none. */
export function endpointOrigin(url: string): string | undefined {
  return URL.parse(url)?.origin;
}

/** Returns the host of an endpoint, as it is shown. */
export function endpointHost(url: string): string {
  return URL.parse(url)?.host ?? url;
}
