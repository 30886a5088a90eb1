import { i18n } from '#i18n';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import type { HealthCheck } from '@/lib/health/model';
import { pageOfProblem } from '@/lib/i18n/next-step';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { HealthModel } from './health-model';
import { healthText, linkText, titleText } from './health-texts';
import './health-checks.css';

/** The button that checks everything, and what came of it: each check with a sentence and what to do. */
export function HealthChecks({ model }: { model: HealthModel }) {
  const { checks, problem, isChecking } = model;
  return (
    <div class="health">
      <button
        type="button"
        class="ghost"
        aria-disabled={isChecking.value}
        onClick={() => void model.check()}
      >
        {i18n.t(isChecking.value ? 'health.checking' : 'health.check')}
      </button>
      <div role="status">
        {problem.value && <Remark tone="stop">{requestProblemText(problem.value)}</Remark>}
        {checks.value && <p class="health-sum">{sumText(checks.value)}</p>}
      </div>
      {checks.value && (
        <ul class="health-checks">
          {checks.value.map((check) => (
            <CheckItem key={check.name} check={check} />
          ))}
        </ul>
      )}
    </div>
  );
}

const icons: Record<HealthCheck['state'], IconName> = {
  good: 'check',
  attention: 'alert',
  bad: 'cross',
  unknown: 'dash',
};

function CheckItem({ check }: { check: HealthCheck }) {
  const page = check.state === 'good' ? undefined : pageOf(check);
  return (
    <li class={`health-check ${check.state}`}>
      <Icon name={icons[check.state]} />
      <div>
        <b>{titleText(check.name)}</b>
        <p>{healthText(check)}</p>
      </div>
      {page && <a href={page}>{linkText(check.name)}</a>}
    </li>
  );
}

/** Where it is put right: the page of its problem, else the section of what was checked. */
function pageOf({ name, problem }: HealthCheck): string | undefined {
  const own = SECTIONS[name];
  return own ? `#${own}` : problem && pageOfProblem(problem);
}

/** Sections of Options. */
const SECTIONS: Readonly<Partial<Record<HealthCheck['name'], string>>> = {
  service: 'connection',
  token: 'connection',
  'own-numbers': 'own-numbers',
  dids: 'dids',
  sites: 'sites',
  connectors: 'crm',
  'shared-list': 'shared-list',
  transcripts: 'transcripts',
  sync: 'sync',
};

function sumText(checks: readonly HealthCheck[]): string {
  const wrong = checks.filter(({ state }) => state === 'bad' || state === 'attention').length;
  return wrong === 0 ? i18n.t('health.all_good') : i18n.t('health.to_do', [countText(wrong)]);
}
