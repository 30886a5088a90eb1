/**
 * The address of a file stays valid for a while: Firefox reads it after the click is over.
 * https://w3c.github.io/FileAPI/#lifeTime
 */
const ADDRESS_VALID_MS = 60_000;

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), ADDRESS_VALID_MS);
}
