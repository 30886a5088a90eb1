import { nextAllowedText, ruleSentence, ruleSource } from '@/lib/i18n/rule-text';
import type { RuleNotice } from '@/lib/problems/rule-notice';

/** The rules that speak against a call, each with its source and date, and the next allowed time. */
export function WarningLines({ notice }: { notice: RuleNotice }) {
  const next = nextAllowedText(notice, Date.now());
  return (
    <div class="problem warning">
      {notice.because.map((reason) => (
        <p key={reason.rule}>
          <span data-text={ruleSentence(reason)} />
          <small data-text={ruleSource(reason)} />
        </p>
      ))}
      {next && <p data-text={next} />}
    </div>
  );
}
