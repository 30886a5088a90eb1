import { readdirSync, readFileSync } from 'node:fs';

/** What a browser used, all its processes together. Threads that ended are not counted. */
export interface Usage {
  /** Processor time since the start, in ms. */
  cpuMs: number;
  /** How often its threads woke up after they had waited, since the start. */
  wakeUps: number;
  /** Memory in MB; shared pages count in equal parts. */
  memoryMb: number;
}

/** Clock ticks of the processor time, in ms (USER_HZ is 100 on Linux). */
const TICK_MS = 10;

/** Reads what a process and all its descendants use, on Linux: https://man7.org/linux/man-pages/man5/proc.5.html */
export function readUsage(pid: number): Usage {
  const usages = familyOf(pid).map(readProcess);
  const sum = (key: keyof Usage) => usages.reduce((total, each) => total + each[key], 0);
  return { cpuMs: sum('cpuMs'), wakeUps: sum('wakeUps'), memoryMb: sum('memoryMb') };
}

function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(Number(name))[1])] as const),
  );
  const isOfFamily = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isOfFamily(parents.get(id)));
  return [...parents.keys()].filter(isOfFamily);
}

function readProcess(pid: number): Usage {
  const stat = statOf(pid);
  const threads = list(`/proc/${pid}/task`).map((id) => read(`/proc/${pid}/task/${id}/status`));
  return {
    cpuMs: (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * TICK_MS,
    wakeUps: threads.reduce((total, status) => total + field(status, 'voluntary_ctxt_switches'), 0),
    memoryMb: field(read(`/proc/${pid}/smaps_rollup`), 'Pss') / 1024,
  };
}

/** The fields of a process after its name, from its state on. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function field(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

/** A process can end between two looks. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
