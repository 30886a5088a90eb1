import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A separate X display with a real mouse and keyboard. */
export interface Display {
  /** `:99`. */
  name: string;
  /** Runs xdotool on this display: `mousemove`, 10, 20, `click`, 3. */
  xdotool(...commands: (string | number)[]): Promise<void>;
  /** Reads the screen, with the pointer, as an xwd file. */
  readPixels(): Promise<Buffer>;
  stop(): Promise<void>;
}

/** Starts Xvfb on a free display. */
export async function startDisplay(): Promise<Display> {
  const pixels = await mkdtemp(join(tmpdir(), 'handset-screen-'));
  const screen = ['-screen', '0', '1280x900x24', '-fbdir', pixels];
  const args = ['-displayfd', '3', ...screen, '-nolisten', 'tcp'];
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
    readPixels: () => readFile(join(pixels, 'Xvfb_screen0')),
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(pixels, { recursive: true });
    },
  };
}
