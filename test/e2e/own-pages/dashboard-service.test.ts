import { createServer } from 'node:http';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import { browserNames, launch } from '@/test/support/browsers/launch';
import type { Rig } from '@/test/support/browsers/rig';
import { connect } from '@/test/support/own-pages/connect';
import {
  choose,
  fillIn,
  goTo,
  openDashboardPage,
  problemBeside,
  rowsThat,
  toggle,
  typedInto,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';

const AUDIENCE = '#/campaigns/100/audience';

/** A rep's own lists stand, whatever becomes of the service. */
const OWN = [
  ['#/queue', /The queue is empty/],
  ['#/calls', /No calls yet/],
] as const;

describe.each(browserNames)('the dashboard and its service in %s', (browser) => {
  let rig: Rig;
  let sandbox: RunningSandbox;
  let page: Page;

  beforeAll(async () => {
    sandbox = await startSandbox({ rate: 1_000 });
    rig = await launch(browser);
    page = await openDashboardPage(rig, '#/campaigns');
  });
  afterAll(async () => {
    await rig?.close();
    await sandbox?.stop();
  });

  const connectTo = async (url: string, token?: string) => {
    const [workspace] = sandbox.workspaces;
    if (!workspace) throw new Error('The sandbox has no workspace');
    await connect(page, { url, workspace: { ...workspace, ...(token && { token }) } });
  };

  /** Every view says what is so with the service, or does without it. */
  const everywhere = async (inLists: RegExp, ofAgent: RegExp) => {
    for (const [hash, words] of [['#/campaigns', inLists], [AUDIENCE, inLists], ...OWN] as const) {
      await goTo(page, hash);
      await waitForText(page, words);
    }
    await goTo(page, '#/agents');
    await pressIn(page, /^Create agent/);
    await waitForText(page, ofAgent);
    expect(await typedInto(page, 'Name (required)')).toBe('Frontdesk');
  };

  it('leads to Options while it is not connected', async () => {
    await goTo(page, '#/agents');
    await fillIn(page, 'Name (required)', 'Frontdesk');
    await fillIn(page, 'Prompt (required)', 'Answer briefly.');
    await everywhere(/Handset isn't connected\s[\s\S]*Open Options/, /Handset isn't connected\./);
  });

  it('says in every view that the service cannot be reached', async () => {
    await connectTo(await goneUrl());
    await everywhere(
      /Couldn't load this\s[\s\S]*Couldn't reach the service[\s\S]*Try again/,
      /Couldn't reach the service/,
    );
  });

  it('says in every view that the service refused the token', async () => {
    await connectTo(sandbox.url, 'sandbox_nobody');
    await everywhere(
      /The service refused your API token\s[\s\S]*Open Options/,
      /The service refused your API token[\s\S]*The agent was not created/,
    );
    expect(sandbox.agents()).toEqual([]);
  });

  it('loads the list once it is connected', async () => {
    await goTo(page, AUDIENCE);
    await connectTo(sandbox.url);
    await rowsThat(page, (rows) => rows.some((row) => row.at(-1) === 'Call'), 'contacts');
  });

  it("shows a new agent's errors before it is sent, and keeps the typed text", async () => {
    await goTo(page, '#/agents');
    await fillIn(page, 'Time zone', 'Mars/Base');
    await fillIn(page, 'Session data webhook', 'hooks.example.com');
    await toggle(page, 'Call behaviour');
    await fillIn(page, 'How easy to interrupt', '9');
    await pressIn(page, /^Create agent/);
    const wrong = [
      ['timezone', 'Time zone', 'Mars/Base', 'must be an IANA time zone name'],
      [
        'session_data_webhook',
        'Session data webhook',
        'hooks.example.com',
        'must be a web address (http or https)',
      ],
      ['configurations-interruption-value', 'How easy to interrupt', '9', 'must be at most 5'],
    ] as const;
    for (const [id, label, typed, words] of wrong) {
      expect(await problemBeside(page, `agent-${id}`)).toBe(words);
      expect(await typedInto(page, label)).toBe(typed);
    }
    expect(sandbox.agents()).toEqual([]);
  });

  it('says that a pasted model belongs to another provider', async () => {
    await pressIn(page, /^JSON$/);
    await fillIn(
      page,
      'The full configuration. Copy it, or paste another one and apply it.',
      PASTED,
    );
    await pressIn(page, /^Apply to form/);
    await waitForText(
      page,
      /Language model › Model: not a model of llm_vendor_3: llm_vendor_7_model_1/,
    );
    await pressIn(page, /^Form$/);
    const words = 'not a model of llm_vendor_3: llm_vendor_7_model_1';
    expect(await problemBeside(page, 'agent-llm-model')).toBe(words);
    expect(await typedInto(page, 'Name (required)')).toBe('Pasted');
  });

  it("shows the service's error beside its field", async () => {
    await toggle(page, 'Language model');
    await toggle(page, 'Voice');
    await fillIn(page, 'Voice ID (required)', 'v-1');
    await choose(page, 'agent-voice-provider', 'Other…');
    await page.keyboard.press('Tab');
    await page.keyboard.type('acme');
    await pressIn(page, /^Create agent/);
    const words = 'must be one of tts_vendor_1, tts_vendor_2, tts_vendor_3, tts_vendor_4';
    // Firefox leaves out the marks that keep the quotation apart from right-to-left text.
    const shown = await problemBeside(page, 'agent-voice-provider');
    expect(shown.replaceAll(/[\u2068\u2069]/g, '')).toBe(`“${words}”`);
    await waitForText(page, /The service refused this request[\s\S]*The agent was not created/);
    expect(await typedInto(page, 'Voice ID (required)')).toBe('v-1');
    expect(sandbox.agents()).toEqual([]);
  });

  it('creates a valid agent, and lists it', async () => {
    await choose(page, 'agent-voice-provider', 'tts_vendor_6');
    await choose(page, 'agent-voice-model', 'neural');
    await pressIn(page, /^Create agent/);
    await waitForText(page, /Pasted.* was created/);
    await waitForText(page, /Created here\s+Pasted/);
    expect(sandbox.agents()).toMatchObject([
      { agent_name: 'Pasted', voice: { provider: 'tts_vendor_6', model: 'neural' } },
    ]);
  });
});

const PASTED = JSON.stringify({
  agent_name: 'Pasted',
  prompt: 'Answer briefly.',
  llm: { llm: 'llm_vendor_3', model: 'llm_vendor_7_model_1' },
});

/** An address at which nobody listens any more. */
async function goneUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
