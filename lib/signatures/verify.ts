import { bytesOfBase64 } from './bytes';
import { KEY_ALGORITHM, SIGNING } from './own-key';

/** A text, and who vouches for it. */
interface SignedText {
  text: string;
  /** `r` and `s` joined, in Base64. */
  signature: string;
  /** The key in SPKI form, in Base64. */
  publicKey: string;
}

/** Returns whether a text was signed with the private half of a key. A wrong key or signature verifies nothing. */
export async function isSignedBy({ text, signature, publicKey }: SignedText): Promise<boolean> {
  const [spki, signed] = [bytesOfBase64(publicKey), bytesOfBase64(signature)];
  if (!spki || !signed) return false;
  try {
    const key = await crypto.subtle.importKey('spki', spki, KEY_ALGORITHM, false, ['verify']);
    return await crypto.subtle.verify(SIGNING, key, signed, new TextEncoder().encode(text));
  } catch {
    return false;
  }
}
