import { i18n } from '#i18n';
import type { SectionList } from './section-list';
import './section-links.css';

/** Links to the sections of the options, beside them where the window is wide enough. */
export function SectionLinks({ sections }: Pick<SectionList, 'sections'>) {
  return (
    <nav class="section-links" aria-label={i18n.t('options.contents')}>
      <ul>
        {sections.value.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
