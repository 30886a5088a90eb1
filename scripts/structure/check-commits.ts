// Part of `npm run check`: commit subjects are short enough to be read in a list.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { longSubjects } from './commit-subjects.ts';

/** Earlier commits were written before this rule. */
const SINCE = '2026-11-28T00:00:00Z';

const long = longSubjects(subjects());
for (const subject of long) console.error(`Over 72 characters: ${subject}`);
if (long.length > 0) console.error('Shorten it with git commit --amend; the body says the rest.');
process.exitCode = long.length > 0 ? 1 : 0;

/** Without git, as in an unpacked archive, there is nothing to check. */
function subjects(): string[] {
  try {
    const output = execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%s'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
