import './ring.css';

interface RingProps {
  /** The part that remains, 0 to 1. */
  part: number;
  /** Text inside the ring. */
  words: string;
}

/** The countdown as a ring. */
export function Ring({ part, words }: RingProps) {
  return (
    <span class="ring" aria-hidden="true">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle class="ring-track" cx="18" cy="18" r="15.5" />
        <circle
          class="ring-left"
          cx="18"
          cy="18"
          r="15.5"
          pathLength="1"
          stroke-dasharray={`${part} 1`}
        />
      </svg>
      <span>{words}</span>
    </span>
  );
}
