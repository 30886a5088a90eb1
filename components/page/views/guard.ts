/**
 * Puts a button under guard as it is mounted: only the rep's own, steady gesture reaches what it
 * does (`lib/page/trust/trusted-button`). Used as `ref`.
 */
export type Guard = (button: HTMLButtonElement | null) => void;
