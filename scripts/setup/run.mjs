import { spawn } from 'node:child_process';
import process from 'node:process';
import { ownEnvironment, root } from './paths.mjs';

/**
 * Runs a command in the project's folder and waits for its end. `quiet` collects the output instead
 * of showing it. Returns `{ code, output, ms }`; the code is 127 if the command cannot be started.
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
    passSignals(child);
  });
}

/** Passes an interruption of the script on to its child process. */
function passSignals(child) {
  const end = (signal) => child.kill(signal);
  process.on('SIGINT', end).on('SIGTERM', end);
  child.on('close', () => process.off('SIGINT', end).off('SIGTERM', end));
}
