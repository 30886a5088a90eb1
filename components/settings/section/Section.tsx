import type { ComponentChildren } from 'preact';
import './section.css';

interface SectionProps {
  id: string;
  title: string;
  words?: string;
  children: ComponentChildren;
}

/** One section of the options. Its id is a link target. */
export function Section({ id, title, words, children }: SectionProps) {
  return (
    <section class="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {words && <p class="section-help">{words}</p>}
      {children}
    </section>
  );
}
