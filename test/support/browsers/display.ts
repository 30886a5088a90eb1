import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A separate X display with a real mouse and keyboard. */
export interface Display {
  /** `:99`. */
  name: string;
  /** Runs xdotool on this display: `mousemove`, 10, 20, `click`, 3. */
  xdotool(...commands: (string | number)[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Xvfb on a free display. */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const answer = server.stdio[3];
  if (!answer) throw new Error('Xvfb has no third channel');
  const [chunk] = await once(answer, 'data');
  const name = `:${String(chunk).trim()}`;
  return {
    name,
    async xdotool(...commands) {
      await execute('xdotool', commands.map(String), { env: { ...process.env, DISPLAY: name } });
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
