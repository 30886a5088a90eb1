import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { CallCheck } from '@/components/log/latest/log-model';
import { Icon } from '@/components/shared/icons/Icon';
import { requestProblemText } from '@/lib/i18n/request-problem-text';

interface LinkFailureProps {
  link: string;
  failure: 'expired' | 'unknown' | undefined;
  check: CallCheck | undefined;
  /** Asks the service for the link again. */
  onCheckAgain: () => void;
}

/** Why a recording does not play, and the way to a fresh link. */
export function LinkFailure({ link, failure, check, onCheckAgain }: LinkFailureProps) {
  const [asked, setAsked] = useState<string>();
  const isSame = asked === link && check?.state === 'done';
  const problem = asked === link && check?.state === 'problem' ? check.problem : undefined;
  return (
    <>
      <p class="player-failed" role="alert" hidden={!failure}>
        {failure && i18n.t(failure === 'expired' ? 'player.expired' : 'player.failed')}
      </p>
      {isSame && (
        <p class="player-note" role="status">
          {i18n.t('player.same_link')}
        </p>
      )}
      {problem && (
        <p class="player-failed" role="alert">
          {requestProblemText(problem)}
        </p>
      )}
      {failure && (
        <button
          type="button"
          class="ghost player-check"
          disabled={check?.state === 'looking'}
          onClick={() => {
            setAsked(link);
            onCheckAgain();
          }}
        >
          <Icon name="again" />
          {check?.state === 'looking' ? i18n.t('call.checking') : i18n.t('call.check_again')}
        </button>
      )}
    </>
  );
}
