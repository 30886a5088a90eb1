import process from 'node:process';
import { parseArgs } from 'node:util';
import { measureAccuracy } from './accuracy/accuracy';
import { run as measureAudience } from './audience/audience';
import { run as measureFleet } from './follow/fleet';
import { measureWire } from './follow/wire';
import { run as measureLargeLog } from './log/large-log';
import { measureLogPaint } from './log/log-paint';
import { measurePageCost } from './page-cost/page-cost';
import { measureSize } from './page-cost/size';
import { measureSpaHour } from './page-cost/spa-hour';
import { measurePages } from './pages/pages';
import { printTable, type Row } from './table';
import { measureJudge } from './verdicts/verdicts';

/**
 * `npm run bench`, or `npm run bench -- NAME` for one. Ratios of one run on one machine.
 * `npm run bench -- pages --json FILE` writes that one's figures to a file as well.
 */
const benches: Record<string, (jsonFile?: string) => Promise<Row[]>> = {
  size: measureSize,
  'page-cost': measurePageCost,
  pages: measurePages,
  'spa-hour': measureSpaHour,
  'log-paint': measureLogPaint,
  wire: measureWire,
  fleet: measureFleet,
  'large-log': measureLargeLog,
  audience: measureAudience,
  accuracy: measureAccuracy,
  judge: measureJudge,
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown}. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name} …`);
  rows.push(...(await measure(values.json)));
}
printTable('bench', rows);
