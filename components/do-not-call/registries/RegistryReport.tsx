import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { ImportedRegistry, RegistryProgress } from './import-registry';
import type { BadLine } from './read-files';
import type { RegistriesModel, RegistryResult } from './registries-model';

/** The progress of an import with its Cancel button, then its result. */
export function RegistryReport({ model }: { model: RegistriesModel }) {
  const progress = model.progress.value;
  const result = model.result.value;
  return (
    <>
      {progress && <Progress progress={progress} onCancel={() => model.cancel()} />}
      <div role="status" class="do-not-call-report">
        {!progress && result && <Result result={result} />}
      </div>
    </>
  );
}

function Progress({ progress, onCancel }: { progress: RegistryProgress; onCancel: () => void }) {
  const words = i18n.t('do_not_call.registries.reading', [countText(progress.numbers)]);
  return (
    <div class="registry-progress">
      <progress value={progress.share} max={1} aria-label={words} />
      <p>{words}</p>
      <button type="button" class="ghost" onClick={onCancel}>
        {i18n.t('options.cancel')}
      </button>
      <p class="muted-status">{i18n.t('do_not_call.registries.keep_open')}</p>
    </div>
  );
}

function Result({ result }: { result: RegistryResult }) {
  if (result === 'cancelled') {
    return <Remark tone="soft">{i18n.t('do_not_call.registries.cancelled')}</Remark>;
  }
  if ('code' in result) return <Remark tone="stop">{requestProblemText(result)}</Remark>;
  return (
    <Remark tone={result.leftOut > 0 ? 'warn' : 'call'}>
      <p>{sums(result)}</p>
      {result.leftOut > 0 && <LeftOut report={result} />}
    </Remark>
  );
}

function sums({ name, count, before, duplicates }: ImportedRegistry & { before?: number }): string {
  const parts = [
    i18n.t('do_not_call.registries.done', [nameInSentence(name)]),
    i18n.t('do_not_call.registries.done_numbers', [countText(count)]),
    before !== undefined && i18n.t('do_not_call.registries.before', [countText(before)]),
    duplicates > 0 && i18n.t('do_not_call.registries.duplicates', [countText(duplicates)]),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** How many lines hold no number of the country, and the first of them. */
function LeftOut({ report: { leftOut, examples } }: { report: ImportedRegistry }) {
  const isOneFile = new Set(examples.map(({ file }) => file)).size < 2;
  return (
    <details>
      <summary>{i18n.t('do_not_call.registries.left_out', [countText(leftOut)])}</summary>
      {leftOut > examples.length && <p>{i18n.t('do_not_call.registries.first_left_out')}</p>}
      <ul>
        {examples.map((bad) => (
          <li key={`${bad.file} ${bad.line}`}>{isOneFile ? lineText(bad) : lineOfFileText(bad)}</li>
        ))}
      </ul>
    </details>
  );
}

function lineText({ line, text }: BadLine): string {
  return i18n.t('do_not_call.registries.line', [countText(line), nameInSentence(`“${text}”`)]);
}

function lineOfFileText({ file, line, text }: BadLine): string {
  const words = [nameInSentence(file), countText(line), nameInSentence(`“${text}”`)] as const;
  return i18n.t('do_not_call.registries.line_of', [...words]);
}
