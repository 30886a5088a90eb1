import process from 'node:process';
import { parseArgs } from 'node:util';
import { measureAccuracy } from './accuracy/accuracy';
import { measureAudience } from './audience/audience';
import { measureRegistry } from './do-not-call/registry';
import { measureRequestDelay } from './follow/request-delay';
import { measureServiceLoad } from './follow/service-load';
import { measureIdle } from './idle/idle';
import { measureInteraction } from './interaction/interaction';
import { measureAuditPack } from './log/audit-pack';
import { measureLargeLog } from './log/large-log';
import { measureLogPaint } from './log/log-paint';
import { measurePageCost } from './page-cost/page-cost';
import { measureSize } from './page-cost/size';
import { measureSpaHour } from './page-cost/spa-hour';
import { measurePages } from './pages/pages';
import { measureListImport } from './queue/list-import';
import { measureQueueLoad } from './queue/queue-load';
import { measureCallChecks } from './rules/call-checks';
import { measureSiteRules } from './sites/site-rules';
import { measureDecodedHour } from './speech/decoded-hour';
import { measureHourOfSpeech } from './speech/hour-of-speech';
import { type Measurement, printTable } from './table';
import { measureVerdicts } from './verdicts/verdicts';
import { measureDayOfCalls } from './wrap-up/day-of-calls';

/**
 * `npm run bench` runs all benchmarks, `npm run bench -- NAME` runs one. Compare ratios of one run,
 * because times depend on the machine. `npm run bench -- pages --json FILE` also writes the figures
 * to a file.
 */
const benches: Record<string, (jsonFile?: string) => Promise<Measurement[]>> = {
  size: measureSize,
  'page-cost': measurePageCost,
  pages: measurePages,
  idle: measureIdle,
  interaction: measureInteraction,
  'spa-hour': measureSpaHour,
  'log-paint': measureLogPaint,
  'request-delay': measureRequestDelay,
  'service-load': measureServiceLoad,
  'large-log': measureLargeLog,
  'audit-pack': measureAuditPack,
  audience: measureAudience,
  accuracy: measureAccuracy,
  verdicts: measureVerdicts,
  'call-checks': measureCallChecks,
  registry: measureRegistry,
  'site-rules': measureSiteRules,
  'queue-load': measureQueueLoad,
  'list-import': measureListImport,
  'wrap-up': measureDayOfCalls,
  speech: measureHourOfSpeech,
  recordings: measureDecodedHour,
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown}. Benchmarks: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
const rows: Measurement[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name} …`);
  rows.push(...(await measure(values.json)));
}
printTable('bench', rows);
