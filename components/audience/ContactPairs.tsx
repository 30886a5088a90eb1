import type { AudienceRow } from '@/lib/campaigns/model';

/** The contact's data in one cell: the name, then pairs of key and text. */
export function ContactPairs({ row }: { row: AudienceRow }) {
  const pairs = Object.entries(row.data).filter(([, text]) => !row.name?.includes(text));
  if (pairs.length === 0 && !row.name) return <>{row.cells.input_data ?? ''}</>;
  return (
    <div>
      {row.name && (
        <p class="contact-name">
          <bdi>{row.name}</bdi>
        </p>
      )}
      <p class="contact-pairs" title={row.cells.input_data}>
        {pairs.map(([key, text], index) => (
          <span key={key}>
            {index > 0 && ' · '}
            <bdi>{key}</bdi>{' '}
            <b>
              <bdi>{text}</bdi>
            </b>
          </span>
        ))}
      </p>
    </div>
  );
}
