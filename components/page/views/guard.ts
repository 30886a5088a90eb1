/**
 * Guards a button as it is mounted: only a trusted press of the rep acts on it
 * (`lib/page/trust/trusted-button`). Used as `ref`.
 */
export type Guard = (button: HTMLButtonElement | null) => void;
