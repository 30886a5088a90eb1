import { i18n } from '#i18n';
import { sections } from '@/components/agents/model/agent-draft';

const names = [
  'agent_id',
  'agent_name',
  'prompt',
  'description',
  'timezone',
  'greeting',
  'session_data_webhook',
  'voice_provider',
  'voice_voice_id',
  'voice_model',
  'voice_settings_stability',
  'voice_settings_voice_style',
  'voice_settings_speed',
  'voice_settings_speaker_boost',
  'voice_settings_similarity_boost',
  'voice_settings_tone',
  'voice_settings_style',
  'voice_settings_instruction_sensitivity',
  'speech_to_text_provider',
  'speech_to_text_model',
  'speech_to_text_language',
  'llm_llm',
  'llm_model',
  'configurations_confidence_threshold',
  'configurations_do_not_call_detection',
  'configurations_agent_terminate_call_enabled',
  'configurations_agent_terminate_call_instruction',
  'configurations_agent_terminate_call_message',
  'configurations_inactivity_handling_enabled',
  'configurations_inactivity_handling_idle_time',
  'configurations_inactivity_handling_message',
  'configurations_interruption_enabled',
  'configurations_interruption_value',
  'configurations_voicemail_enabled',
  'configurations_voicemail_message',
] as const;

const helped = [
  'agent_id',
  'prompt',
  'greeting',
  'session_data_webhook',
  'voice_voice_id',
  'voice_settings_stability',
  'speech_to_text_language',
  'configurations_confidence_threshold',
  'configurations_interruption_value',
] as const;

const groups = [
  'voice_settings',
  'agent_terminate_call',
  'inactivity_handling',
  'interruption',
  'voicemail',
] as const;

const flat = (path: string) => path.replaceAll('.', '_');

/** Returns a field's label; its path if the service added it later. */
export function fieldLabel(path: string): string {
  const name = names.find((each) => each === flat(path));
  return name ? i18n.t(`agents.fields.${name}`) : path;
}

/** Returns a field's help text, if it has one. */
export function fieldHelp(path: string): string | undefined {
  const name = helped.find((each) => each === flat(path));
  return name && i18n.t(`agents.help.${name}`);
}

/** Returns the heading of a group within a section: `voice.settings`, `configurations.voicemail`. */
export function groupLabel(path: string): string {
  const name = groups.find((each) => flat(path) === each || flat(path).endsWith(`_${each}`));
  return name ? i18n.t(`agents.groups.${name}`) : path;
}

/** Returns the heading of a section that can be left to the service. */
export function sectionTitle(path: string): string | undefined {
  const name = sections.find((section) => section === path);
  return name && i18n.t(`agents.groups.${name}`);
}

/** Returns the element id of a field's control. */
export const fieldId = (path: string): string => `agent-${path.replaceAll('.', '-')}`;
