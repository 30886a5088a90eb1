import { i18n } from '#i18n';
import { Section } from '@/components/settings/section/Section';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import type { SharedListStatus } from '@/lib/do-not-call/model';
import { sharedListWords } from '@/lib/i18n/rule-text';
import { momentText } from '@/lib/i18n/times';
import type { SharedListModel } from './shared-list-model';

/** The company's do-not-call list: which version is in force, and why not a newer one. Nothing without a policy. */
export function SharedListSection({ model }: { model: SharedListModel }) {
  const status = model.status.value;
  if (!status?.url) return null;
  const { held, checkedAt, problem } = status;
  return (
    <Section
      id="shared-list"
      title={i18n.t('shared_list.title')}
      words={i18n.t('shared_list.help')}
    >
      {held ? <Held list={held} /> : <Remark tone="stop">{i18n.t('shared_list.none')}</Remark>}
      <div role="status">
        {problem && <Remark tone="warn">{problemWords(problem, status)}</Remark>}
      </div>
      <div class="diagnostics">
        <button
          type="button"
          class="ghost"
          disabled={model.busy.value}
          onClick={() => void model.update()}
        >
          {i18n.t(model.busy.value ? 'shared_list.updating' : 'shared_list.update')}
        </button>
        {checkedAt !== undefined && (
          <span>{i18n.t('shared_list.checked', [momentText(checkedAt)])}</span>
        )}
      </div>
    </Section>
  );
}

function Held({ list }: { list: NonNullable<SharedListStatus['held']> }) {
  const [name, day] = sharedListWords(list);
  const holds = i18n.t('shared_list.holds', [
    countText(list.numbers),
    countText(list.others),
    countText(list.rules),
  ]);
  return (
    <>
      <p>
        <b>{i18n.t('shared_list.version', [name, String(list.serial), day])}</b>
      </p>
      <p>{holds}</p>
    </>
  );
}

type Problem = NonNullable<SharedListStatus['problem']>;

const KEYS = {
  unreachable: 'unreachable',
  'too-large': 'too_large',
  unreadable: 'unreadable',
  'not-signed': 'not_signed',
  older: 'older',
  'from-future': 'from_future',
} as const satisfies Record<Problem, string>;

function problemWords(problem: Problem, { url = '', held }: SharedListStatus): string {
  const host = URL.parse(url)?.host ?? url;
  const sentence = i18n.t(`shared_list.problem.${KEYS[problem]}`, [host]);
  return held ? `${sentence} ${i18n.t('shared_list.stays')}` : sentence;
}
