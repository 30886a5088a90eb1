import { spawn } from 'node:child_process';
import process from 'node:process';
import { ownEnvironment, root } from './paths.mjs';

/**
 * Runs a command in the project's folder to its end. With `quiet` its output is kept and not
 * shown. Answers `{ code, output, ms }`; a command that cannot be started has code 127.
 */
export function run(command, args, { quiet = false, env = ownEnvironment(), shell = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, env, shell, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const end = (code) => resolve({ code, output, ms: performance.now() - started });
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
    endWithUs(child);
  });
}

/** Interrupting the script interrupts what it started. */
function endWithUs(child) {
  const end = (signal) => child.kill(signal);
  process.on('SIGINT', end).on('SIGTERM', end);
  child.on('close', () => process.off('SIGINT', end).off('SIGTERM', end));
}
