/** One measured thing. */
export interface Row {
  what: string;
  /** With its unit: `25.1 kB`. */
  measured: string;
  /** What it is measured against: `32 kB`, `2 × the empty one`. */
  target: string;
  /** Measured over target: at most 1 is good. */
  ratio: number;
}

/** Prints the rows as a table, and whether each keeps its target. */
export function printTable(title: string, rows: readonly Row[]): void {
  const heads = { what: title, measured: 'measured', target: 'target', ratio: 'ratio' };
  const lines = [heads, ...rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) }))];
  const width = (key: keyof Row) => Math.max(...lines.map((line) => line[key].length));
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

/** The middle of some measurements; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds in words. */
export function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
