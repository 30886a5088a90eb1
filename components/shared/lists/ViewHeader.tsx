import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface ViewHeaderProps {
  title: string;
  /** Buttons for the whole view. */
  children?: ComponentChildren;
}

/** Title of a view. It takes the focus when the view opens, so that a screen reader reads it. */
export function ViewHeader({ title, children }: ViewHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Handset`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header class="view-header">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div class="view-actions">{children}</div>}
    </header>
  );
}
