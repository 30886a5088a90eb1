import { onTestFinished } from 'vitest';
import type { SandboxOptionsInput } from '@/sandbox/options';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';

/** A sandbox for one test with a clock that stands until it is moved. */
export interface TestSandbox extends RunningSandbox {
  /** Token of the workspace at this place of the list. */
  token(index?: number): string;
  /** Moves the clock on, in milliseconds. */
  pass(ms: number): void;
}

/** Starts one on a free port; it ends with the test. */
export async function testSandbox(input: SandboxOptionsInput = {}): Promise<TestSandbox> {
  let now = Date.parse('2026-03-02T10:00:00Z');
  const sandbox = await startSandbox({ port: 0, ...input }, () => now);
  onTestFinished(() => sandbox.stop());
  return {
    ...sandbox,
    token: (index = 0) => sandbox.workspaces[index]?.token ?? '',
    pass: (ms) => {
      now += ms;
    },
  };
}

/** POSTs a click-to-dial request as it stands. */
export function postClickToDial(url: string, token: string, body: unknown, header = 'token') {
  return fetch(`${url}/api/v1/global/click-to-dial`, {
    method: 'POST',
    headers: { [header]: token, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A request that the first workspace may make, to a callee who answers. */
export const CLICK_TO_DIAL = {
  client_number: '+12125550101',
  user_number: '+12125550102',
  did_number: '+12125550140',
};
