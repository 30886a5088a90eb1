import './ring.css';

interface RingProps {
  /** How much is left, 0 to 1. */
  part: number;
  /** What stands inside. */
  words: string;
}

/** The undo countdown as a ring. */
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
