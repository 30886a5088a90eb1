/** The public half of this browser's key. */
export interface PublicKey {
  /** As PEM. */
  publicKey: string;
  /** SHA-256 of the key, in hexadecimal. */
  fingerprint: string;
}

/** A signature over a text, and the key to verify it with. */
export interface Signed extends PublicKey {
  /** In Base64. */
  signature: string;
}
