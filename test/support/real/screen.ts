import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startDisplay } from '@/test/support/browsers/display';
import { waitUntil } from '@/test/support/wait';

const execute = promisify(execFile);
const PICTURES = fileURLToPath(new URL('../../../.output/real', import.meta.url));

/** A point on the screen, in its pixels from the top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A screen with a window manager, a mouse and a keyboard. */
export interface Screen {
  /** `:99`. */
  display: string;
  /** Moves the pointer to a point in several steps. */
  moveTo(point: Point): Promise<void>;
  /** Presses and releases a button of the mouse where the pointer is; 1 is left, 3 is right. */
  press(button?: number): Promise<void>;
  /** Presses the right button where the pointer is, and waits until the menu is drawn. */
  openMenu(): Promise<void>;
  /** Moves to a point and presses the left button. */
  click(point: Point): Promise<void>;
  /** Drags with the left button from one point to another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Moves the window of this title to a point, and waits until the screen stands still. */
  moveWindow(title: string, to: Point): Promise<void>;
  /** Presses keys one after the other, by their X names (`Return`, `ctrl+a`). */
  key(...names: string[]): Promise<void>;
  /** Types a text key by key. */
  type(text: string): Promise<void>;
  /** Waits until two pictures of the screen in a row are alike: menus and panels are drawn. */
  settle(): Promise<void>;
  /** Returns how many windows are visible. Each menu or list that the browser draws has at least one. */
  windows(): Promise<number>;
  /** Saves a picture of the whole screen as `.output/real/NAME.png`. */
  picture(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Steps in which the pointer goes from one point to the next. */
const STEPS = 8;

/** Minimum number of changed pixels that counts as a menu. Hover effects change fewer. */
const LEAST_MENU = 8_000;
/** How long a screen may take to stand still, or to show a menu, in milliseconds. */
const STILL_MS = 15_000;

/** Starts a screen. Windows need a manager to get the keyboard, as on every desktop. */
export async function startScreen(): Promise<Screen> {
  const { name: display, xdotool, readPixels, stop } = await startDisplay();
  const env = { ...process.env, DISPLAY: display };
  const manager = spawn('openbox', [], { env, stdio: 'ignore' });
  await mkdir(PICTURES, { recursive: true });
  let at: Point = { x: 640, y: 450 };

  /** Returns a hash of the whole screen. */
  const signature = async () =>
    createHash('sha1')
      .update(await readPixels())
      .digest('hex');

  const moveTo = async (to: Point) => {
    const path = Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS).flatMap(
      (part) => [
        'mousemove',
        Math.round(at.x + (to.x - at.x) * part),
        Math.round(at.y + (to.y - at.y) * part),
        'sleep',
        '0.01',
      ],
    );
    at = to;
    await xdotool(...path);
  };
  const press = (button = 1) => xdotool('click', button);
  const settle = async () => {
    let before = '';
    await waitUntil(
      async () => {
        await sleep(150);
        const now = await signature();
        const still = now === before;
        before = now;
        return still;
      },
      'the screen to stand still',
      STILL_MS,
    ).catch(() => {});
  };

  return {
    display,
    moveTo,
    press,
    async click(point) {
      await moveTo(point);
      await press();
    },
    async drag(from, to) {
      await moveTo(from);
      await xdotool('mousedown', 1);
      await moveTo(to);
      await xdotool('mouseup', 1);
    },
    async moveWindow(title, { x, y }) {
      await xdotool('search', '--onlyvisible', '--name', `^${title}`, 'windowmove', x, y);
      await settle();
    },
    key: (...names) => xdotool('key', '--delay', 40, ...names),
    type: (text) => xdotool('type', '--delay', 15, '--', text),
    settle,
    async openMenu() {
      await settle();
      const before = await readPixels();
      await press(3);
      const isOpen = async () => changedPixels(before, await readPixels()) >= LEAST_MENU;
      await waitUntil(isOpen, 'the menu', STILL_MS).catch(() => {});
      await settle();
    },
    async windows() {
      const { stdout } = await execute('xdotool', ['search', '--onlyvisible', '--name', ''], {
        env,
      });
      return stdout.trim().split('\n').length;
    },
    async picture(name) {
      await execute('import', ['-window', 'root', `${PICTURES}/${name}.png`], { env });
    },
    async stop() {
      const ended = once(manager, 'exit');
      manager.kill();
      await ended;
      await stop();
    },
  };
}

function changedPixels(before: Buffer, after: Buffer): number {
  let changed = 0;
  for (let at = 0; at + 4 <= after.length; at += 4) {
    if (before.readUInt32LE(at) !== after.readUInt32LE(at)) changed += 1;
  }
  return changed;
}
