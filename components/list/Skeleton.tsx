const WIDTHS = [62, 48, 71, 55, 66, 43, 58, 69];

/** Where rows are going to stand. Says nothing: what loads is announced beside it. */
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
