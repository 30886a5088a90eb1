import { dirname } from 'node:path';
import { importsOf, modulesUnder } from './tree';

/** The folders that each folder imports, types and style sheets included. */
export function foldersImportedBy(...roots: string[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const path of modulesUnder(...roots)) {
    const targets = importsOf(path)
      .map(({ target }) => target)
      .filter((target) => roots.some((root) => target.startsWith(`${root}/`)));
    const folder = dirname(path);
    const known = arrows.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) known.add(dirname(target));
    arrows.set(folder, known);
  }
  return arrows;
}

/** Returns, for each folder or module that can reach itself, its shortest way back. */
export function cyclesAmong(arrows: Map<string, Set<string>>): string[][] {
  const found = new Map<string, string[]>();
  for (const start of arrows.keys()) {
    const cycle = wayBack(arrows, start);
    if (cycle) found.set([...cycle].sort().join(), [...cycle, start]);
  }
  return [...found.values()];
}

/** Returns the shortest way from a start back to it. */
function wayBack(arrows: Map<string, Set<string>>, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of arrows.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
