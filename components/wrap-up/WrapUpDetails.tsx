import { useMemo, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { Call } from '@/lib/calls/model';
import { templateValues } from '@/lib/i18n/after-call/template-values';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import type { Settings } from '@/lib/settings/table';
import { fillTemplates } from '@/lib/wrap-up/note-template';
import { canWrapUp } from './call-to-wrap-up';
import { WrapUpForm } from './WrapUpForm';
import type { WrapUpsModel } from './wrap-ups-model';

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
        onSave={() => void form.save().then(setSaved)}
      />
      <p class="wrap-up-saved" role="status">
        {isSaved && !isChanged && i18n.t('options.saved')}
      </p>
    </div>
  );
}
