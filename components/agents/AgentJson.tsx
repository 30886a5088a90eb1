import { useEffect, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import { FieldErrorList } from './form/FieldErrorList';
import type { JsonOutcome } from './model/agent-json-model';
import type { AgentsModel } from './model/agents-model';

interface AgentJsonProps {
  agents: Pick<AgentsModel, 'json' | 'errors' | 'showJson' | 'applyJson'>;
}

/** The whole configuration as JSON, to copy or to replace. */
export function AgentJson({ agents }: AgentJsonProps) {
  const { json } = agents;
  useEffect(() => agents.showJson(), [agents]);
  return (
    <div class="agent-json">
      <label for="agent-json">{i18n.t('agents.json_help')}</label>
      <textarea
        id="agent-json"
        class="control code"
        rows={22}
        spellcheck={false}
        value={json.text.value}
        aria-invalid={json.outcome.value !== undefined && json.outcome.value.state !== 'taken'}
        aria-describedby="agent-json-outcome"
        onInput={(event) => json.type(event.currentTarget.value)}
      />
      <div id="agent-json-outcome" role="status">
        {json.outcome.value && <Outcome outcome={json.outcome.value} />}
      </div>
      <FieldErrorList errors={agents.errors.shown.value} linked={false} />
      <div class="agent-actions">
        <button type="button" class="primary" onClick={() => agents.applyJson()}>
          {i18n.t('agents.json_apply')}
        </button>
        <CopyButton text={() => json.text.value} />
      </div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: JsonOutcome }) {
  if (outcome.state === 'bad') {
    const { line, column } = outcome.position;
    const words = i18n.t('agents.json_invalid', [String(line), String(column)]);
    return <Remark tone="stop">{words}</Remark>;
  }
  if (outcome.state === 'not-object') {
    return <Remark tone="stop">{i18n.t('agents.json_not_object')}</Remark>;
  }
  const { unknown } = outcome;
  return (
    <Remark tone={unknown.length > 0 ? 'warn' : 'call'}>
      <p>{i18n.t('agents.json_applied')}</p>
      {unknown.length > 0 && <p>{i18n.t('agents.json_unknown_fields', [unknown.join(', ')])}</p>}
    </Remark>
  );
}

/** Copies a text to the clipboard and confirms it. */
function CopyButton({ text }: { text: () => string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(
      await navigator.clipboard.writeText(text()).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <button type="button" class="ghost" onBlur={() => setCopied(false)} onClick={() => void copy()}>
      <span role="status">
        {copied ? i18n.t('agents.json_copied') : i18n.t('agents.json_copy')}
      </span>
    </button>
  );
}
