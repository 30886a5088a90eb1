/** Samples per second. */
const RATE = 8_000;
const SECONDS = 4;
/** The two tones of a ringing phone in North America, in hertz (ITU-T E.180, supplement 2). */
const TONES = [440, 480];
const HEADER_BYTES = 44;
/** The middle of a sample of 8 bits, and how far the sound goes from it. */
const MIDDLE = 128;
const LOUDNESS = 24;

/** Makes a short sound, a phone that rings twice, as a WAV file. No real recording is shipped. */
export function makeSampleRecording(): Blob {
  const samples = Uint8Array.from({ length: RATE * SECONDS }, (_, at) => sampleAt(at / RATE));
  return new Blob([wavHeader(samples.length), samples], { type: 'audio/wav' });
}

/** Rings for a second, and is quiet for the next. */
function sampleAt(seconds: number): number {
  if (seconds % 2 >= 1) return MIDDLE;
  const waves = TONES.map((tone) => Math.sin(2 * Math.PI * tone * seconds));
  return Math.round(MIDDLE + LOUDNESS * waves.reduce((sum, wave) => sum + wave, 0));
}

/** The header of a file of 8-bit mono samples (RIFF WAVE, PCM). */
function wavHeader(length: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries())
      header.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, HEADER_BYTES - 8 + length, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, length, true);
  return header.buffer;
}
