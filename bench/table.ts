/** One measured value and its target. */
export interface Measurement {
  what: string;
  /** Value and unit: `25.1 kB`. */
  measured: string;
  /** Upper limit: `32 kB`, `2 × 3.1 ms`. */
  target: string;
  /** Measured value divided by its target. Up to 1 meets the target. */
  ratio: number;
}

/** Prints the rows as a table. */
export function printTable(title: string, rows: readonly Measurement[]): void {
  const heads = { what: title, measured: 'measured', target: 'target', ratio: 'ratio' };
  const lines = [heads, ...rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) }))];
  const width = (key: keyof Measurement) => Math.max(...lines.map((line) => line[key].length));
  console.log('');
  for (const { what, measured, target, ratio } of lines) {
    const cells = [
      what.padEnd(width('what')),
      measured.padStart(width('measured')),
      target.padStart(width('target')),
      ratio.padStart(width('ratio')),
    ];
    console.log(cells.join('   '));
  }
}

/** Returns the median; the upper of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Formats milliseconds: `1.5 ms`. */
export function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
