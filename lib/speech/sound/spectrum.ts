/** Turns a block of complex numbers into its spectrum, in place. */
export type Transform = (real: Float64Array, imaginary: Float64Array) => void;

/** Creates a fast Fourier transform (Cooley and Tukey) for blocks of `size` numbers, a power of two. */
export function createTransform(size: number): Transform {
  const half = size / 2;
  const angle = (at: number) => (2 * Math.PI * at) / size;
  const cosines = Float64Array.from({ length: half }, (_, at) => Math.cos(angle(at)));
  const sines = Float64Array.from({ length: half }, (_, at) => Math.sin(angle(at)));
  const places = reversedPlaces(size);
  return (real, imaginary) => {
    reorder(real, places);
    reorder(imaginary, places);
    for (let span = 2; span <= size; span *= 2) {
      combine(real, imaginary, { span, cosines, sines });
    }
  };
}

/** For each place the one whose binary digits are its own in reverse. */
function reversedPlaces(size: number): Uint16Array {
  const places = new Uint16Array(size);
  const top = size / 2;
  for (let at = 1; at < size; at += 1) {
    places[at] = ((places[at >> 1] ?? 0) >> 1) + (at % 2 === 1 ? top : 0);
  }
  return places;
}

function reorder(values: Float64Array, places: Uint16Array): void {
  for (let at = 0; at < values.length; at += 1) {
    const other = places[at] ?? 0;
    if (other <= at) continue;
    const kept = values[at] ?? 0;
    values[at] = values[other] ?? 0;
    values[other] = kept;
  }
}

interface Stage {
  span: number;
  cosines: Float64Array;
  sines: Float64Array;
}

/** Joins transforms of half a span to those of a span. */
function combine(real: Float64Array, imaginary: Float64Array, { span, cosines, sines }: Stage) {
  const half = span / 2;
  const step = real.length / span;
  for (let start = 0; start < real.length; start += span) {
    for (let at = 0; at < half; at += 1) {
      const low = start + at;
      const high = low + half;
      const cosine = cosines[at * step] ?? 0;
      const sine = sines[at * step] ?? 0;
      const re = (real[high] ?? 0) * cosine + (imaginary[high] ?? 0) * sine;
      const im = (imaginary[high] ?? 0) * cosine - (real[high] ?? 0) * sine;
      real[high] = (real[low] ?? 0) - re;
      imaginary[high] = (imaginary[low] ?? 0) - im;
      real[low] = (real[low] ?? 0) + re;
      imaginary[low] = (imaginary[low] ?? 0) + im;
    }
  }
}
