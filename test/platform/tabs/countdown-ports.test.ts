import { expect, it, vi } from 'vitest';
import { onCountdownLeft } from '@/lib/platform/tabs/countdown-ports';
import { type FakeEvent, fakeEvent } from '@/test/platform/support/fake-event';

interface Port {
  name: string;
  sender: { id: string };
  onDisconnect: FakeEvent<[]>;
}

const api = vi.hoisted(
  () => ({ runtime: { id: 'handset' } }) as { runtime: Record<string, unknown> },
);
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

function connect(name: string, id = 'handset') {
  const onConnect = fakeEvent<[Port]>();
  api.runtime.onConnect = onConnect;
  const left: string[] = [];
  onCountdownLeft((callId) => left.push(callId));
  const port: Port = { name, sender: { id }, onDisconnect: fakeEvent<[]>() };
  onConnect.fire(port);
  return { left, port };
}

it('is left when its port closes', () => {
  const { left, port } = connect('countdown:call-1');
  expect(left).toEqual([]);
  port.onDisconnect.fire();
  expect(left).toEqual(['call-1']);
});

it('is nothing to other ports and other extensions', () => {
  const others = [connect('log-view'), connect('countdown:call-1', 'other')];
  for (const { port } of others) port.onDisconnect.fire();
  expect(others.flatMap(({ left }) => left)).toEqual([]);
});
