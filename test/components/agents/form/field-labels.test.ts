import { expect, it } from 'vitest';
import {
  fieldHelp,
  fieldId,
  fieldLabel,
  groupLabel,
  sectionTitle,
} from '@/components/agents/form/field-labels';
import { sections } from '@/components/agents/model/agent-draft';
import { agentRules } from '@/lib/campaigns/agent-form';

const paths = agentRules().map(({ path }) => path);

it('has a label for each field of create-agent', () => {
  expect(paths.filter((path) => fieldLabel(path) === path)).toEqual([]);
});

it('has a heading for each section and each group within it', () => {
  const parents = new Set(paths.map((path) => path.split('.').slice(0, -1).join('.')));
  const groups = [...parents].filter((path) => path.includes('.'));
  expect(groups).toContain('voice.settings');
  expect(groups.filter((path) => groupLabel(path) === path)).toEqual([]);
  expect(sections.filter((section) => sectionTitle(section) === undefined)).toEqual([]);
});

it('shows the path of a field or group that the service added later', () => {
  expect([fieldLabel('voice.pitch'), groupLabel('voice.effects')]).toEqual([
    'voice.pitch',
    'voice.effects',
  ]);
  expect([fieldHelp('voice.pitch'), sectionTitle('mood')]).toEqual([undefined, undefined]);
});

it('gives two fields of one name different element ids', () => {
  expect(fieldId('voice.model')).toBe('agent-voice-model');
  expect(new Set(paths.map(fieldId)).size).toBe(paths.length);
});
