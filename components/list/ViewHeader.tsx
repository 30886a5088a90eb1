import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface ViewHeadProps {
  title: string;
  /** Buttons of the whole view. */
  children?: ComponentChildren;
}

/** Title of a view; takes the focus when the view comes, so that a screen reader says where one is. */
export function ViewHead({ title, children }: ViewHeadProps) {
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
