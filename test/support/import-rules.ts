import { dirname, matchesGlob } from 'node:path';
import {
  IMPORT_GROUPS,
  IMPORT_RULES,
  type ImportRule,
} from '@/scripts/structure/data/import-rules';

/** Returns why a module may not import a target (a path from the root, or a package); `undefined` if it may. */
export function importForbidden(path: string, target: string): string | undefined {
  const rule = IMPORT_RULES.findLast(({ from }) => matchesGlob(path, from));
  if (!rule || isBelow(target, dirname(path)) || allows(globsOf(rule), target)) return undefined;
  return `${path} may not import ${target}. ${rule.from}: ${rule.why} (scripts/structure/data/import-rules.ts)`;
}

/** Returns the globs of a row, its groups written out. */
export function globsOf({ may }: Pick<ImportRule, 'may'>): string[] {
  return may.flatMap((glob) => IMPORT_GROUPS[glob] ?? [glob]);
}

function isBelow(target: string, folder: string): boolean {
  return target.startsWith(`${folder}/`);
}

/** The last glob that matches decides. */
function allows(globs: readonly string[], target: string): boolean {
  const names = [target, target.replace(/\.\w+$/, '')];
  const last = globs.findLast((glob) =>
    names.some((name) => matchesGlob(name, glob.replace(/^!/, ''))),
  );
  return last !== undefined && !last.startsWith('!');
}
