import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import type { AgentCreation } from './model/agents-model';

/** Returns whether an agent was created. */
export function CreationResult({ sent }: { sent: AgentCreation | undefined }) {
  return (
    <div role="status">
      {sent?.state === 'made' && (
        <Remark tone={sent.isInList ? 'call' : 'warn'}>
          <p>
            {i18n.t('agents.agent_created', [
              nameInSentence(sent.agent.name),
              nameInSentence(sent.agent.id),
            ])}
            {!sent.isInList && ` ${i18n.t('agents.not_saved_to_list')}`}
          </p>
        </Remark>
      )}
      {sent?.state === 'refused' && (
        <Remark tone={sent.mayExist ? 'warn' : 'stop'}>
          <p>
            {sent.problem && `${requestProblemText(sent.problem)} `}
            {sent.mayExist ? i18n.t('agents.creation_unclear') : i18n.t('agents.not_created')}
          </p>
        </Remark>
      )}
    </div>
  );
}
