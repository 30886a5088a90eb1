import { useEffect, useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { Call } from '@/lib/calls/model';
import {
  createDownload,
  type DownloadDeps,
  type DownloadState,
  recordingFileName,
} from './download-model';

interface DownloadButtonProps {
  call: Call & { recording: string };
  deps: DownloadDeps;
}

/** Saves a recording as a file. */
export function DownloadButton({ call, deps }: DownloadButtonProps) {
  const ended = useMemo(() => new AbortController(), []);
  const model = useMemo(
    () => createDownload(deps, recordingOf(call), ended.signal),
    [deps, call.id],
  );
  useEffect(() => () => ended.abort(), [ended]);
  const state = model.state.value;
  return (
    <>
      <button
        type="button"
        class="plain"
        disabled={model.busy.value}
        aria-label={i18n.t('player.download')}
        title={i18n.t('player.download')}
        onClick={() => void model.save()}
      >
        <Icon name="download" />
      </button>
      {state === 'permission' && (
        <p class="player-note player-permission">
          <span>{i18n.t('player.download_permission')}</span>
          <button type="button" class="ghost" onClick={() => void model.allow()}>
            {i18n.t('player.allow_download')}
          </button>
        </p>
      )}
      <p class="player-note" role="status" hidden={!model.busy.value && !(state in words)}>
        {model.busy.value ? i18n.t('player.downloading') : words[state]?.()}
      </p>
    </>
  );
}

const words: Partial<Record<DownloadState, () => string>> = {
  saved: () => i18n.t('player.downloaded'),
  expired: () => i18n.t('player.expired'),
  refused: () => i18n.t('player.not_downloaded'),
};

function recordingOf({ createdAt, calleeName, recording: link }: DownloadButtonProps['call']) {
  return {
    link,
    nameFor: (type?: string) =>
      recordingFileName({ createdAt, calleeName, link, type }, i18n.t('player.file_word')),
  };
}
