import type { AgentCatalogue } from '@/lib/campaigns/model';

/** A part of an agent that a provider supplies, and the paths of its two fields. */
export interface ProviderParts {
  part: keyof AgentCatalogue;
  provider: string;
  model: string;
}

const all: readonly ProviderParts[] = [
  { part: 'voice', provider: 'voice.provider', model: 'voice.model' },
  { part: 'speech_to_text', provider: 'speech_to_text.provider', model: 'speech_to_text.model' },
  { part: 'llm', provider: 'llm.llm', model: 'llm.model' },
];

/** Returns the part whose provider or model a field holds. */
export function partsOf(path: string): ProviderParts | undefined {
  return all.find(({ provider, model }) => provider === path || model === path);
}
