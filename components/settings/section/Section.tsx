import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { problemText } from '@/lib/i18n/problem-text';
import type { SettingKey } from '@/lib/settings/table';
import { SectionListContext } from './section-list';
import './section.css';

interface SectionProps {
  id: string;
  title: string;
  words?: string;
  children: ComponentChildren;
}

/** One section of the options. Its id is a link target. */
export function Section({ id, title, words, children }: SectionProps) {
  const list = useContext(SectionListContext);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (element.current) return list?.add(element.current, { id, title });
  }, [list, id, title]);
  return (
    <section class="section" ref={element} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {words && <p class="section-help">{words}</p>}
      {children}
    </section>
  );
}

interface SavedProps {
  model: Pick<SettingsModel, 'lastWrite'>;
  /** The settings of this section. */
  keys: readonly SettingKey[];
}

/** Says whether the last change of these settings was saved. */
export function Saved({ model, keys }: SavedProps) {
  const last = model.lastWrite.value;
  const write = last && keys.includes(last.key) ? last : undefined;
  return (
    <p class="saved" role="status">
      {write?.isSaved && (
        <span class="saved-yes" key={write.revision}>
          <Icon name="check" />
          {i18n.t('options.saved')}
        </span>
      )}
      {write && !write.isSaved && (
        <span class="saved-no">{problemText({ code: 'not-saved' })}</span>
      )}
    </p>
  );
}
