import { i18n } from '#i18n';
import { CSV_START, csvOf } from '@/components/shared/files/csv';
import { countText } from '@/components/shared/lists/count-text';
import type { CheckEvidence, CheckRecord } from '@/lib/audit/model';
import type { AuditedCall, CallCounts } from '@/lib/audit-pack/audited-call';
import type { FileTexts, PeopleFiles } from '@/lib/audit-pack/make-pack';
import { callProblemText, problemText } from '@/lib/i18n/problem-text';
import { registryWords, sharedListWords } from '@/lib/i18n/rule-text';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { htmlRow, PAGE_END, pageStart, TABLE_END, tableStart } from './html';

/** The files of an audit pack for people, in the rep's language. Times are ISO 8601 (UTC). */
export function peopleFiles(): PeopleFiles {
  return {
    begin: ({ abandoned }) => ({
      'calls.csv': CSV_START + csvOf([callHead()]),
      'refusals.csv': CSV_START + csvOf([refusalHead()]),
      'report.html':
        pageStart(i18n.t('audit.title'), abandonedText(abandoned)) +
        tableStart(i18n.t('retention.title'), callHead()),
    }),
    call: (audited, check) => rowIn('calls.csv', callCells(audited, check)),
    middle: () => ({
      'report.html': TABLE_END + tableStart(i18n.t('audit.refusals'), refusalHead()),
    }),
    refusal: (check) => rowIn('refusals.csv', refusalCells(check)),
    end: () => ({ 'report.html': TABLE_END + PAGE_END }),
  };
}

function rowIn(table: string, cells: string[]): FileTexts {
  return { [table]: csvOf([cells]), 'report.html': htmlRow(cells) };
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

function callCells({ call, wrapUp, disposition }: AuditedCall, check?: CheckEvidence): string[] {
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

function abandonedText({ placed, withStatus, abandoned }: CallCounts['abandoned']): string {
  if (withStatus === 0) return i18n.t('audit.abandoned_unknown', [countText(placed)]);
  return i18n.t('audit.abandoned', [
    countText(abandoned),
    countText(withStatus),
    countText(placed),
  ]);
}
