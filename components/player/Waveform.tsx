import { barsPath } from './waveform';

/** The loudness of a recording behind its position. The played part has another colour. */
export function Waveform({ peaks }: { peaks: readonly number[] }) {
  const path = barsPath(peaks);
  return (
    <svg
      class="waveform"
      viewBox={`0 0 ${peaks.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
      <path class="waveform-played" d={path} />
    </svg>
  );
}
