import { i18n } from '#i18n';
import { CSV_START, csvOf } from '@/components/shared/files/csv';
import { countText } from '@/components/shared/lists/count-text';
import type { ChainRow, CheckEvidence, CheckRecord } from '@/lib/audit/model';
import { type AuditedCall, abandonedAmong } from '@/lib/audit-pack/audited-call';
import { checksIn, refusalsIn } from '@/lib/audit-pack/make-pack';
import { callProblemText, problemText } from '@/lib/i18n/problem-text';
import { registryWords, sharedListWords } from '@/lib/i18n/rule-text';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { htmlPage, htmlTable } from './html';

/** The files of an audit pack for people, in the rep's language, by their names. Times are ISO 8601 (UTC). */
export function auditTexts(
  calls: readonly AuditedCall[],
  chain: readonly ChainRow[],
): Record<string, string> {
  const checks = new Map(checksIn(chain).map((check) => [check.id, check]));
  const made = [callHead(), ...calls.map((each) => callCells(each, checks.get(each.call.id)))];
  const refused = [refusalHead(), ...refusalsIn(chain).map(refusalCells)];
  const sections = [
    { title: i18n.t('retention.title'), table: htmlTable(made) },
    { title: i18n.t('audit.refusals'), table: htmlTable(refused) },
  ];
  return {
    'calls.csv': CSV_START + csvOf(made),
    'refusals.csv': CSV_START + csvOf(refused),
    'report.html': htmlPage(i18n.t('audit.title'), abandonedText(calls), sections),
  };
}

function callHead(): string[] {
  return [
    i18n.t('log.when'),
    i18n.t('log.contact'),
    i18n.t('log.number'),
    i18n.t('log.caller_id'),
    i18n.t('call.own_number'),
    i18n.t('log.state'),
    i18n.t('log.what_happened'),
    i18n.t('log.service_call_id'),
    i18n.t('log.disposition'),
    i18n.t('wrap_up.note'),
    ...checkHead(),
  ];
}

function callCells({ call, wrapUp, disposition }: AuditedCall, check?: CheckRecord): string[] {
  return [
    new Date(call.createdAt).toISOString(),
    call.calleeName ?? '',
    call.callee,
    call.callerId,
    call.ownNumber,
    i18n.t(`call.state.${call.state}`),
    callProblemText(call) ?? '',
    call.callId ?? '',
    disposition ?? '',
    wrapUp?.note ?? '',
    ...(check ? checkCells(check) : ['', '']),
  ];
}

function refusalHead(): string[] {
  return [i18n.t('log.when'), i18n.t('log.number'), i18n.t('log.what_happened'), ...checkHead()];
}

function refusalCells(check: CheckRecord): string[] {
  const code = (check.code ?? 'unexpected') as ProblemCode;
  return [check.at, check.callee, problemText({ code }), ...checkCells(check)];
}

function checkHead(): string[] {
  return [i18n.t('audit.rules'), i18n.t('audit.lists')];
}

/** The rules with source and day, and the lists with their version. */
function checkCells({ rules, doNotCall }: CheckEvidence): string[] {
  const { ownEntries, registries, sharedList } = doNotCall;
  const lists = [
    i18n.t('audit.own_list', [countText(ownEntries)]),
    ...registries.map((registry) => registryWords(registry).join(', ')),
    ...(sharedList ? [sharedListWords(sharedList).join(', ')] : []),
  ];
  const read = rules.map(
    ({ rule, source, asOf, verdict }) =>
      `${rule}: ${i18n.t(`audit.verdict.${verdict}`)} (${source}, ${asOf})`,
  );
  return [read.join('; '), lists.join('; ')];
}

function abandonedText(calls: readonly AuditedCall[]): string {
  const { placed, withStatus, abandoned } = abandonedAmong(calls.map(({ call }) => call));
  if (withStatus === 0) return i18n.t('audit.abandoned_unknown', [countText(placed)]);
  return i18n.t('audit.abandoned', [
    countText(abandoned),
    countText(withStatus),
    countText(placed),
  ]);
}
