/**
 * The `ref` of a button that acts only on trusted presses of the rep
 * (`lib/page/trust/trusted-button.ts`).
 */
export type TrustedRef = (button: HTMLButtonElement | null) => void;
