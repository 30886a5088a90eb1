import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { connectorProblemText } from '@/components/crm/connectors/connector-problem';
import { syncProblemText } from '@/components/settings/sync/sync-problem-text';
import { countText } from '@/components/shared/lists/count-text';
import type { Problem } from '@/lib/calls/model';
import type { CheckName, HealthCheck, SyncFacts, TranscriptFacts } from '@/lib/health/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { momentText } from '@/lib/i18n/times';
import { connectorIds } from '@/lib/outbox/model/connector';

type SnakeCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}_${SnakeCase<Tail>}`
  : S;

/** The name of a check, as it is in message keys. */
function keyOf<N extends CheckName>(name: N): SnakeCase<N> {
  return name.replaceAll('-', '_') as SnakeCase<N>;
}

/** What was checked: `Service`. */
export function titleText(name: CheckName): string {
  return i18n.t(`health.title.${keyOf(name)}`);
}

/** One sentence: that it works, why not, or what should be looked at. */
export function healthText(check: HealthCheck): string {
  const { name, state, problem, count = 0, names = [] } = check;
  if (problem) return problemOf(name, problem, names);
  if (state === 'unknown') return unknownText(name);
  if (name === 'transcripts') return transcriptsText(check.transcripts);
  if (name === 'sync') return syncText(check.sync);
  if (state === 'good') return goodText(name, check.count);
  const words = names.length > 0 ? names.join(', ') : countText(count);
  return i18n.t(`health.attention.${keyOf(name as NeedsAttention)}`, [words]);
}

/** What a link to the place says where it is put right. */
export function linkText(name: CheckName): string {
  return i18n.t('health.go_to', [titleText(name)]);
}

/** The checks that can fail without a problem of a call. */
type NeedsAttention = 'sites' | 'database' | 'alarms' | 'notifications' | 'policy' | 'shared-list';

/** Those that say why they can't be done. */
const EXPLAINED = ['service', 'token', 'notifications'] as const;

function unknownText(name: CheckName): string {
  const known = EXPLAINED.find((each) => each === name);
  return i18n.t(`health.unknown.${known ?? 'other'}`);
}

/** What is said with the facts, good or not. */
type ByFacts = 'transcripts' | 'sync';

function transcriptsText({ reach, host }: TranscriptFacts = { reach: 'none', host: '' }): string {
  const key = reach === 'not-allowed' ? 'not_allowed' : reach;
  return i18n.t(`health.transcripts.${key}`, [nameInSentence(host)]);
}

function syncText({ isOn, at, problem }: SyncFacts = { isOn: false }): string {
  if (!isOn) return i18n.t('health.sync.off');
  const last =
    at === undefined
      ? i18n.t('health.sync.never')
      : i18n.t('settings_sync.synced', [momentText(at)]);
  return problem ? `${syncProblemText(problem)} ${last}` : last;
}

function goodText(name: Exclude<CheckName, ByFacts>, counted: number | undefined): string {
  const count = counted ?? 0;
  if (name === 'shared-list' && counted === undefined) return i18n.t('health.good.no_shared_list');
  if (name === 'sites' && count === 0) return i18n.t('health.good.all_sites');
  if (name === 'connectors' && count === 0) return i18n.t('health.good.no_connectors');
  return i18n.t(`health.good.${keyOf(name)}`, [countText(count)]);
}

/** The problem in words; of CRMs with their names. */
function problemOf(name: CheckName, problem: Problem, names: readonly string[]): string {
  const ids = connectorIds.filter((id) => names.includes(id));
  const [first] = ids;
  if (name !== 'connectors' || !first) return problemText(problem);
  const crms = ids.map((id) => connectorForms[id].name).join(', ');
  return `${crms}: ${connectorProblemText(problem, first)}`;
}
