import { readCommandLine } from './options';
import { startSandbox } from './start';

const USAGE = `npm run sandbox -- [--port 8787] [--host 127.0.0.1] [--seed TEXT] [--speed N]
  [--history-shape all|minimal|id|recording|local] [--link-seconds N] [--contacts N] [--rate N]
  [--transcription-key TEXT] [--db FILE] [--faults]
See docs/sandbox.md.`;

/** `npm run sandbox -- --port 8787`. The first line of its output is JSON with all addresses and tokens. */
async function main(args: string[]): Promise<void> {
  const { url, crmUrl, workspaces, stop } = await startSandbox(readCommandLine(args));
  console.log(JSON.stringify({ url, crmUrl, workspaces }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop().then(() => process.exit(0)));
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}
