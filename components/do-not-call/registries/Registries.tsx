import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { ListedRegistry } from '@/lib/do-not-call/model';
import { requestProblemText } from '@/lib/i18n/problem-text';
import { ruleSentence, ruleSource } from '@/lib/i18n/rule-text';
import { RegistryForm } from './RegistryForm';
import { RegistryReport } from './RegistryReport';
import { RegistryTable } from './RegistryTable';
import type { RegistriesModel } from './registries-model';
import './registries.css';

/** The national registries that calls are checked against, and the import of another. */
export function Registries({ model }: { model: RegistriesModel }) {
  const input = useRef<HTMLInputElement>(null);
  const replaced = useRef<ListedRegistry | undefined>(undefined);
  const registries = model.list.page.value ?? [];
  const problem = model.list.problem.value;
  const choose = (replaces?: ListedRegistry) => {
    replaced.current = replaces;
    input.current?.click();
  };
  return (
    <section class="registries" aria-labelledby="registries-title">
      <header class="registries-header">
        <h2 id="registries-title">{i18n.t('do_not_call.registries.title')}</h2>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={i18n.t('do_not_call.registries.import')}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            if (files.length > 0) void model.open(files, replaced.current);
            // Choosing the same files again is another import.
            event.currentTarget.value = '';
            replaced.current = undefined;
          }}
        />
        <button
          type="button"
          class="ghost"
          disabled={model.progress.value !== undefined}
          onClick={() => choose()}
        >
          {i18n.t('do_not_call.registries.import')}
        </button>
      </header>
      {problem && <Remark tone="stop">{requestProblemText(problem)}</Remark>}
      <OldRegistries registries={registries} />
      {registries.length > 0 ? (
        <RegistryTable registries={registries} model={model} onReplace={choose} />
      ) : (
        model.list.page.value && <p class="muted-status">{i18n.t('do_not_call.registries.none')}</p>
      )}
      <RegistryForm model={model} />
      <RegistryReport model={model} />
    </section>
  );
}

/** The registries that are too old, each with the rule. */
function OldRegistries({ registries }: { registries: readonly ListedRegistry[] }) {
  return registries.map(
    ({ id, age }) =>
      age && (
        <Remark key={id} tone="warn">
          <p>
            {ruleSentence(age)}{' '}
            <small>
              <bdi>{ruleSource(age)}</bdi>
            </small>
          </p>
        </Remark>
      ),
  );
}
