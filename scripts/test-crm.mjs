// `npm run test:crm`: the tests on a real Odoo 19 that may be written to. ODOO_URL names one that runs;
// else ODOO_SCRIPT names a script that takes `start` and `stop`, and prints the server as JSON
// (`{"url": …, "database": …, "login": …, "password": …}`) once it answers.
import { execFileSync, spawnSync } from 'node:child_process';
import process from 'node:process';

const { ODOO_URL, ODOO_SCRIPT } = process.env;

/** What a script of Odoo prints last, as variables of the tests. */
function startOdoo(script) {
  const printed = execFileSync('bash', [script, 'start'], { encoding: 'utf8' });
  const { url, database, login, password } = JSON.parse(printed.trim().split('\n').at(-1));
  return { ODOO_URL: url, ODOO_DB: database, ODOO_LOGIN: login, ODOO_PASSWORD: password };
}

if (!ODOO_URL && !ODOO_SCRIPT) {
  console.error('Set ODOO_URL to an Odoo 19, or ODOO_SCRIPT to a script that starts one.');
  process.exit(1);
}
const env = { ...process.env, ...(ODOO_URL ? {} : startOdoo(ODOO_SCRIPT)) };
const run = (...command) => spawnSync('npx', command, { env, stdio: 'inherit' }).status ?? 1;
try {
  const files = process.argv.slice(2);
  process.exitCode =
    run('wxt', 'build', '--mode', 'granted') ||
    run('wxt', 'build', '-b', 'firefox', '--mode', 'granted') ||
    run('vitest', 'run', '--project', 'odoo', ...files);
} finally {
  if (!ODOO_URL) execFileSync('bash', [ODOO_SCRIPT, 'stop']);
}
