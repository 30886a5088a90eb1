import { createHash } from 'node:crypto';

/** A workspace of the sandbox: its company, token and numbers. */
export interface Workspace {
  id: number;
  name: string;
  company: string;
  token: string;
  /** E.164, from ranges reserved for fiction. */
  dids: string[];
}

const SEEDED: readonly Omit<Workspace, 'token'>[] = [
  workspace(1, 'Inside Sales East', 'Alder & Finch Insurance', ['+12125550140', '+16465550141']),
  workspace(2, 'Inside Sales West', 'Alder & Finch Insurance', ['+14155550142', '+13105550143']),
  workspace(3, 'Renewals London', 'Alder & Finch Insurance', ['+442079460144', '+447700900145']),
  workspace(4, 'Field Team North', 'Brightwater Solar', ['+12065550146', '+15035550147']),
  workspace(5, 'Field Team South', 'Brightwater Solar', ['+13055550148', '+17135550149']),
  workspace(6, 'Büro Berlin', 'Brightwater Solar', ['+493023125150', '+496990009151']),
  workspace(7, 'Dispatch Paris', 'Calder Logistics', ['+33199005152', '+33639985153']),
  workspace(8, 'Dispatch Sydney', 'Calder Logistics', ['+61255505154', '+12025550155']),
];

/** Returns the workspaces. They are always the same; only their tokens depend on the seed. */
export function seedWorkspaces(seed: string): Workspace[] {
  return SEEDED.map((workspace) => ({ ...workspace, token: tokenFor(seed, workspace.id) }));
}

function workspace(id: number, name: string, company: string, dids: string[]) {
  return { id, name, company, dids };
}

function tokenFor(seed: string, id: number): string {
  const digest = createHash('sha256').update(`${seed}|token|${id}`).digest('hex');
  return `sandbox_${digest.slice(0, 40)}`;
}
