import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import type { RecordingNotice } from '@/lib/rules/model';
import type { RecordingNotices } from './recording-notices';
import './rules.css';
import { locationText } from '@/lib/i18n/facts-text';
import { wordsLocale } from '@/lib/i18n/locale';

interface RecordingScriptProps {
  /** E.164 of the callee. */
  callee: string;
  notices: RecordingNotices;
}

/** What the rep says before the call is recorded, with the law that asks for more than that. */
export function RecordingScript({ callee, notices }: RecordingScriptProps) {
  useEffect(() => void notices.want(callee), [callee]);
  const notice = notices.of(callee);
  if (!notice) return null;
  const { kind, law, words } = notice;
  const asks = kind === 'all-party';
  return (
    <div class="recording-script">
      <p>
        {i18n.t(asks ? 'recording_script.ask' : 'recording_script.announce')}{' '}
        <q>{i18n.t(asks ? 'recording_script.ask_words' : 'recording_script.announce_words')}</q>
      </p>
      {words && words.language !== i18n.t('language.tag') && (
        <p>
          <q lang={words.language}>{words.text}</q>
        </p>
      )}
      {law && <small>{lawText(law)}</small>}
    </div>
  );
}

function lawText({ country, region, source, asOf }: NonNullable<RecordingNotice['law']>): string {
  const day = new Intl.DateTimeFormat(wordsLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const cited = i18n.t('rules.source', [source, day.format(new Date(asOf))]);
  return i18n.t('recording_script.law', [region ?? locationText({ country }), cited]);
}
