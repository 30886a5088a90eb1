import { Remark } from '@/components/shared/notices/Remark';
import { nextAllowedText, ruleSentence, ruleSource } from '@/lib/i18n/rule-text';
import type { RuleNotice } from '@/lib/problems/rule-notice';
import './rules.css';

interface CallWarningProps {
  notice: RuleNotice;
  /** Epoch ms. */
  now: number;
}

/** The rules that warn against a call, each with its source and date, and the next allowed time. */
export function CallWarning({ notice, now }: CallWarningProps) {
  const next = nextAllowedText(notice, now);
  return (
    <Remark tone="warn">
      {notice.because.map((reason) => (
        <p key={reason.rule} class="call-warning">
          {ruleSentence(reason)}
          <small>
            <bdi>{ruleSource(reason)}</bdi>
          </small>
        </p>
      ))}
      {next && <p>{next}</p>}
    </Remark>
  );
}
