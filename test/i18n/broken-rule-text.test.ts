import { expect, it } from 'vitest';
import { agentProblemText } from '@/lib/i18n/broken-rule-text';
import { type BrokenRule, brokenRuleText } from '@/lib/service/agents/broken-rule';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import { checkAgent } from '@/lib/service/agents/check-agent';
import { messagesOf } from '@/test/support/fakes/i18n';

const broken: BrokenRule[] = [
  ...(['required', 'text', 'number', 'whole-number', 'true-or-false', 'object'] as const).map(
    (rule) => ({ rule }),
  ),
  ...(['web-address', 'time-zone', 'not-listed'] as const).map((rule) => ({ rule })),
  { rule: 'at-least', limit: '5' },
  { rule: 'at-most', limit: '2' },
  { rule: 'one-of', values: 'low, high' },
  { rule: 'other-model', provider: 'acme', model: 'm' },
];

it.each(broken)('says in English what the service says: $rule', (rule) => {
  const text = brokenRuleText(rule);
  expect(agentProblemText({ words: text, broken: rule })).toBe(text);
});

it.each(['de', 'ar', 'es', 'fr'])('says each rule in other words in %s', async (locale) => {
  const [own, english] = await Promise.all(
    [locale, 'en'].map((tag) => messagesOf(`assets/locales/${tag}.yml`)),
  );
  for (const { rule } of broken) {
    const key = `agents_broken_rules_${rule.replaceAll('-', '_')}`;
    expect(own?.(key)).not.toBe('');
    expect(own?.(key)).not.toBe(english?.(key));
  }
});

it('quotes the service’s own words', () => {
  expect(agentProblemText({ words: 'too fast' })).toBe('\u2068“too fast”\u2069');
});

it('knows the rule of each fault that the form can have', () => {
  const checked = checkAgent(
    {
      agent_name: '',
      prompt: 7,
      timezone: 'Mars',
      session_data_webhook: 'x',
      voice: {
        voice_id: 'v',
        provider: 'tts_vendor_6',
        model: 'x',
        settings: { speed: 9, tone: 'odd' },
      },
      speech_to_text: { provider: 'stt_vendor_1', model: 'stt_vendor_1_model_1', language: 'en' },
    },
    NEUTRAL_CATALOGUE,
  );
  const faults = checked.ok ? [] : checked.faults;
  expect(faults.map((fault) => fault.broken?.rule)).toEqual([
    'required',
    'text',
    'time-zone',
    'web-address',
    'at-most',
    'one-of',
    'not-listed',
    'other-model',
  ]);
});
