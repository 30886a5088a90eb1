import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { DialField, type FieldList } from '@/components/dial/DialField';
import { DialHint } from '@/components/dial/DialHint';
import { LegSelects } from '@/components/dial/LegSelects';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import type { PageNumber } from '@/lib/offers/model';
import { chosenRowId, MATCHES_ID } from './page-numbers/NumberMatches';
import type { PopupModel } from './popup-model';

interface DialSectionProps {
  model: Pick<
    PopupModel,
    | 'actions'
    | 'dial'
    | 'isDialDone'
    | 'isDialFolded'
    | 'now'
    | 'search'
    | 'settings'
    | 'texts'
    | 'view'
  >;
  /** What is shown below the legs: the countdown. */
  children: ComponentChildren;
}

/**
 * The dial field with what is known of its number, and the legs of the next call. During a wrap-up it is the
 * field alone, until the rep clicks or types into it.
 */
export function DialSection({ model, children }: DialSectionProps) {
  const { dial, isDialFolded, settings, texts } = model;
  const live = model.isDialDone.value ? 'off' : 'polite';
  return (
    <section class="dial" aria-label={i18n.t('popup.number_label')}>
      <DialField model={dial} list={matchList(model)} />
      {/* Always there: a screen reader announces only what changes in a region that it knows. */}
      <div class="hint" id="dial-hint" aria-live={live}>
        {!isDialFolded.value && <Hint model={model} />}
      </div>
      {!isDialFolded.value && (
        <LegSelects settings={settings} texts={texts} next={dial.preview.value?.legs} live={live} />
      )}
      {children}
    </section>
  );
}

function Hint({ model: { actions, dial, now, search } }: Pick<DialSectionProps, 'model'>) {
  const number = search.chosen.value;
  if (number) return <ChosenHint number={number} />;
  return <DialHint dial={dial} now={now} showLog={actions.showLog} />;
}

/** The numbers of this page, as the list that the field's arrow keys move through. */
function matchList({ search, view }: DialSectionProps['model']): FieldList {
  const isShown = view.value === 'page' && (search.matches.value ?? []).length > 0;
  return {
    id: MATCHES_ID,
    open: isShown,
    chosen: chosenRowId(search),
    onArrow: search.move,
  };
}

/** Shows whom Enter calls. */
function ChosenHint({ number }: { number: PageNumber }) {
  const who = [number.calleeName, numberInSentence(number.text)].filter(Boolean).join(' · ');
  return <p>{i18n.t(number.e164 ? 'page.enter_calls' : 'page.enter_fills', [who])}</p>;
}
