import { i18n } from '#i18n';
import { Section } from '@/components/settings/section/Section';
import { Icon } from '@/components/shared/icons/Icon';
import { Remark } from '@/components/shared/notices/Remark';
import { problemText } from '@/lib/i18n/problem-text';
import { isLocked, type Policy } from '@/lib/settings/policy';
import { WorkspaceForm } from './WorkspaceForm';
import { WorkspaceItem } from './WorkspaceItem';
import type { WorkspacesModel } from './workspaces-model';
import './workspaces.css';

interface WorkspacesSectionProps {
  model: WorkspacesModel;
  policy: Policy;
}

/** The rep's workspaces: add one, use one, name one, remove one. */
export function WorkspacesSection({ model, policy }: WorkspacesSectionProps) {
  const draft = model.draft.value;
  const problem = model.problem.value;
  return (
    <Section id="workspaces" title={i18n.t('workspaces.title')} words={i18n.t('workspaces.help')}>
      {isLocked(policy, 'baseUrl') && <p class="section-help">{i18n.t('workspaces.locked')}</p>}
      <ul class="workspaces">
        {model.list.value.map((workspace) => (
          <li key={workspace.id}>
            <WorkspaceItem workspace={workspace} model={model} />
          </li>
        ))}
      </ul>
      {draft?.does === 'add' && (
        <WorkspaceForm name="" save={i18n.t('workspaces.save_new')} model={model} />
      )}
      {!draft && <AddButton model={model} />}
      <div role="status">{problem && <Remark tone="stop">{problemText(problem)}</Remark>}</div>
    </Section>
  );
}

function AddButton({ model }: Pick<WorkspacesSectionProps, 'model'>) {
  return (
    <button
      type="button"
      class="ghost workspace-add"
      data-opener
      onClick={() => model.open({ does: 'add' })}
    >
      <Icon name="plus" />
      {i18n.t('workspaces.add')}
    </button>
  );
}
