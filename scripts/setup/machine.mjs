import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findBrowser, findCommand, variableOf } from './browsers.mjs';
import { run } from './run.mjs';

/** Programs that a run may need: how each is found, and its Debian package. */
const needs = {
  chromium: { find: () => findBrowser('chromium'), debian: 'chromium' },
  firefox: { find: () => findBrowser('firefox'), debian: 'firefox-esr' },
  xvfb: { find: () => findCommand('Xvfb'), debian: 'xvfb', only: 'linux' },
  xdotool: { find: () => findCommand('xdotool'), debian: 'xdotool', only: 'linux' },
  openbox: { find: () => findCommand('openbox'), debian: 'openbox', only: 'linux' },
  'a Hindi font': { find: () => hasFontOf('hi'), debian: 'fonts-lohit-deva', only: 'linux' },
  'a Japanese font': { find: () => hasFontOf('ja'), debian: 'fonts-vlgothic', only: 'linux' },
  imagemagick: { find: () => findCommand('import'), debian: 'imagemagick', only: 'linux' },
};

/**
 * Makes sure that the wanted programs are installed. As root on Debian it installs missing ones,
 * elsewhere it throws an error that names them. Returns environment variables with the paths of the
 * browsers.
 */
export async function prepareMachine(wanted) {
  const names = wanted.filter((name) => [undefined, process.platform].includes(needs[name].only));
  const missing = () => names.filter((name) => !needs[name].find());
  if (missing().length > 0 && mayInstall()) await installFromDebian(missing());
  if (missing().length > 0) throw new Error(adviceFor(missing()));
  const browsers = names.filter((name) => name === 'chromium' || name === 'firefox');
  return Object.fromEntries(browsers.map((name) => [variableOf(name), needs[name].find()]));
}

/** Returns whether a font has the letters of a language: without one, pages show boxes. */
function hasFontOf(language) {
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}

function mayInstall() {
  return process.getuid?.() === 0 && findCommand('apt-get') !== undefined;
}

async function installFromDebian(names) {
  const packages = names.map((name) => needs[name].debian);
  console.log(`Installing ${packages.join(', ')} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await apt(['update', '-q'], env);
  await apt(['install', '-y', '-q', '--no-install-recommends', ...packages], env);
}

async function apt(args, env) {
  const { code, output } = await run('apt-get', args, { quiet: true, env });
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${output}`);
}

function adviceFor(names) {
  const packages = names.map((name) => needs[name].debian).join(' ');
  const variables = names.filter((name) => name in { chromium: 1, firefox: 1 }).map(variableOf);
  const lines = [`Missing on this machine: ${names.join(', ')}.`];
  if (findCommand('apt-get')) lines.push(`Install with: sudo apt-get install ${packages}`);
  else lines.push('Install it, then run this command again.');
  if (variables.length > 0) lines.push(`Installed elsewhere? Set ${variables.join(', ')}.`);
  return lines.join('\n');
}
