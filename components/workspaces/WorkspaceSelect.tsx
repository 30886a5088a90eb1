import { i18n } from '#i18n';
import { Select } from '@/components/shared/controls/Select';
import { Remark } from '@/components/shared/notices/Remark';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { workspaceName } from './workspace-name';
import type { WorkspacesModel } from './workspaces-model';
import './workspace-select.css';

/** The workspace that calls, and the choice of another. Nothing where there is one only. */
export function WorkspaceSelect({ model }: { model: WorkspacesModel }) {
  const list = model.list.value;
  const inUse = list.find(({ isInUse }) => isInUse);
  if (list.length < 2 || !inUse) return null;
  const problem = model.problem.value;
  return (
    <div class="workspace-select">
      <label for="workspace">{i18n.t('workspaces.label')}</label>
      <Select
        id="workspace"
        class="low-control"
        value={inUse.id}
        choices={list.map((workspace) => ({
          value: workspace.id,
          words: nameInSentence(workspaceName(workspace)),
        }))}
        disabled={model.busy.value}
        // A new key redraws the select after a refusal. Otherwise it would still show the refused choice.
        key={`${inUse.id} ${problem?.code ?? ''}`}
        onChoose={(id) => void model.use(id)}
      />
      <div class="workspace-select-problem" role="status">
        {problem && <Remark tone="stop">{problemText(problem)}</Remark>}
      </div>
    </div>
  );
}
