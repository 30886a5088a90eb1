/** How files of sound begin, as Latin-1 from an offset on, and the ending that servers tell them by. */
const BEGINNINGS = [
  { ending: 'wav', at: 0, begins: /^RIFF....WAVE/s },
  { ending: 'ogg', at: 0, begins: /^OggS/ },
  { ending: 'flac', at: 0, begins: /^fLaC/ },
  { ending: 'webm', at: 0, begins: /^.E\xdf\xa3/s },
  { ending: 'm4a', at: 4, begins: /^ftyp/ },
  { ending: 'mp3', at: 0, begins: /^ID3|^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/ },
] as const;

const LONGEST = 16;

/**
 * Returns a name for a recording that says its format and nothing else; undefined if it is no sound. Servers know the
 * format of an upload by the ending of its name.
 */
export async function audioName(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  const found = BEGINNINGS.find(({ at, begins }) => begins.test(head.slice(at)));
  return found && `recording.${found.ending}`;
}
