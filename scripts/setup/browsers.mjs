import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const { env, platform } = process;
const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
const applications = ['/Applications', join(env.HOME ?? '/', 'Applications')];

/** Where each browser usually is: commands on the path, and places by operating system. */
const usual = {
  chromium: {
    variable: 'CHROME_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    darwin: [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox', 'firefox-developer-edition'],
    darwin: [
      'Firefox.app/Contents/MacOS/firefox',
      'Firefox Developer Edition.app/Contents/MacOS/firefox',
    ],
    win32: ['Mozilla Firefox/firefox.exe', 'Firefox Developer Edition/firefox.exe'],
  },
};

/** Returns the environment variable that overrides where a browser is. */
export function variableOf(browser) {
  return usual[browser].variable;
}

/** Returns the path of a browser's program; undefined if it is in none of the usual places. */
export function findBrowser(browser) {
  const { variable, commands, darwin, win32 } = usual[browser];
  if (env[variable]) return env[variable];
  if (platform === 'darwin') return firstProgram(applications, darwin);
  if (platform === 'win32') return firstProgram(programs, win32);
  return findCommand(...commands);
}

/** Returns the path of the first of these commands that is installed. */
export function findCommand(...commands) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return commands.map((command) => firstProgram(folders, [command])).find(Boolean);
}

function firstProgram(folders, names) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
