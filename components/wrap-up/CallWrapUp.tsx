import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { Call } from '@/lib/calls/model';
import { dispositionText, templateValues } from '@/lib/i18n/after-call/call-words';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import type { Disposition } from '@/lib/settings/dispositions';
import type { Settings } from '@/lib/settings/table';
import type { StoredWrapUp } from '@/lib/wrap-up/model';
import { fillTemplates } from '@/lib/wrap-up/note-template';
import { followUpText } from './FollowUpField';
import { WrapUpForm } from './WrapUpForm';
import { canWrapUp, transcriptionUrlFor } from './wrap-up-state';
import type { WrapUpsModel } from './wrap-ups-model';
import './wrap-up.css';

interface WrapUpLineProps {
  stored: StoredWrapUp | undefined;
  dispositions: readonly Disposition[];
}

/** The note is cut by the style sheet. A long one is cut here, so that a row stays small. */
const MAX_SHOWN = 200;

/** The wrap-up of a call in one line of its row. */
export function WrapUpLine({ stored, dispositions }: WrapUpLineProps) {
  const { saved, draft } = stored ?? {};
  const { disposition, note, followUp } = draft?.fields ?? saved ?? {};
  if (!disposition && !note && !followUp && !draft) return null;
  return (
    <span class="wrap-up-line">
      {draft && <b class="wrap-up-draft">{i18n.t('wrap_up.draft')}</b>}
      {disposition && (
        <b>
          <bdi>{dispositionText(disposition, dispositions)}</bdi>
        </b>
      )}
      {followUp && followUp.doneAt === undefined && (
        <span class="wrap-up-time" title={followUpText(followUp)}>
          <Icon name="clock" />
          <span class="visually-hidden">{followUpText(followUp)}</span>
        </span>
      )}
      {note && <span dir="auto">{note.slice(0, MAX_SHOWN)}</span>}
    </span>
  );
}

interface WrapUpDetailsProps {
  call: Call;
  texts: NumberTexts;
  wrapUps: WrapUpsModel;
  settings: Settings | undefined;
}

/** The wrap-up of a call in its details, to be written or changed later. */
export function WrapUpDetails(props: WrapUpDetailsProps) {
  return canWrapUp(props.call) && props.settings ? <OpenForm {...props} /> : null;
}

function OpenForm({ call, texts, wrapUps, settings }: WrapUpDetailsProps) {
  const [isSaved, setSaved] = useState(false);
  const abortSignal = useLifetime([call.id, wrapUps]);
  const form = useMemo(() => wrapUps.open(call.id, abortSignal), [abortSignal]);
  const isChanged = form.isChanged.value;
  return (
    <div class="wrap-up-details">
      <WrapUpForm
        form={form}
        who={whomInSentence(call.calleeName, texts.of(call.callee))}
        dispositions={settings?.dispositions ?? []}
        templates={fillTemplates(settings?.noteTemplates ?? [], templateValues(call, texts.of))}
        transcriptionUrl={settings && transcriptionUrlFor(call, settings)}
        onSave={() => void form.save().then(setSaved)}
      />
      <p class="wrap-up-saved" role="status">
        {isSaved && !isChanged && i18n.t('options.saved')}
      </p>
    </div>
  );
}
