const WIDTHS = [62, 48, 71, 55, 66, 43, 58, 69];

/** Placeholder rows while a list loads. Hidden from screen readers: the list frame announces it. */
export function Skeleton() {
  return (
    <div class="skeleton" aria-hidden="true">
      {WIDTHS.map((width) => (
        <div key={width} class="skeleton-row">
          <span style={{ inlineSize: `${width}%` }} />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
