import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { RecordingScript } from '@/components/rules/RecordingScript';
import type { RecordingNotices } from '@/components/rules/recording-notices';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { Call } from '@/lib/calls/model';
import { templateValues } from '@/lib/i18n/after-call/call-words';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import type { Settings } from '@/lib/settings/table';
import { fillTemplates } from '@/lib/wrap-up/note-template';
import type { CurrentWrapUpModel } from './current-wrap-up-model';
import { WrapUpForm } from './WrapUpForm';
import { transcriptionUrlFor } from './wrap-up-state';
import './wrap-up.css';

interface CurrentWrapUpProps {
  model: CurrentWrapUpModel;
  texts: NumberTexts;
  notices: RecordingNotices;
  settings: Settings | undefined;
  /** Returns whether the rep is typing in a field that the wrap-up of this call must leave alone. */
  isTypingElsewhere: (call: Call) => boolean;
  /** Takes the focus to where the next call starts. */
  onDone: () => void;
  /** Set while another list needs the room: the form is then one line, which calls this when pressed. */
  onUnfold?: (() => void) | undefined;
  /** Where the call is logged. */
  children?: ComponentChildren;
}

/** The wrap-up of the latest call, offered automatically. It never blocks the next call. */
export function CurrentWrapUp(props: CurrentWrapUpProps) {
  const { model, texts, notices, settings, isTypingElsewhere, onDone, onUnfold, children } = props;
  const call = model.call.value;
  const form = model.form.value;
  const saved = model.savedCall.value;
  const who = (of: Call) => whomInSentence(of.calleeName, texts.of(of.callee));
  return (
    <section class="current-wrap-up" aria-label={i18n.t('wrap_up.name')}>
      <p class="wrap-up-saved" role="status">
        {saved && i18n.t('wrap_up.saved', [who(saved)])}
      </p>
      {call && form && settings && (
        <>
          <WrapUpTitle words={i18n.t('wrap_up.title', [who(call)])} onUnfold={onUnfold} />
          {/* Hidden, not removed: the form then does not take the focus when it is shown again. */}
          <div hidden={onUnfold !== undefined}>
            <RecordingScript callee={call.callee} notices={notices} />
            <WrapUpForm
              key={call.id}
              form={form}
              who={who(call)}
              dispositions={settings.dispositions}
              templates={fillTemplates(settings.noteTemplates, templateValues(call, texts.of))}
              transcriptionUrl={transcriptionUrlFor(call, settings)}
              isTypingElsewhere={() => isTypingElsewhere(call)}
              onPutAway={() => {
                form.putAway();
                onDone();
              }}
              onSave={() => {
                void model.save().then((isSaved) => isSaved && onDone());
              }}
            />
            {children}
          </div>
        </>
      )}
    </section>
  );
}

function WrapUpTitle({
  words,
  onUnfold,
}: { words: string } & Pick<CurrentWrapUpProps, 'onUnfold'>) {
  if (!onUnfold) return <h2>{words}</h2>;
  return (
    <h2>
      <button type="button" class="wrap-up-unfold" aria-expanded={false} onClick={onUnfold}>
        {words}
        <Icon name="down" />
      </button>
    </h2>
  );
}
