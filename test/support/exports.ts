import { join } from 'node:path';
import { root, textOf } from './tree';

/** Two modules for one API: the page's script gets the small one at build time. */
export const TWINS = ['browser'];

/** Returns the names that a module exports. */
export function exportedNames(path: string): string[] {
  const declared = /^export (?:async )?(?:const|function\*?|interface|type|class) (\w+)/gm;
  return [...new Set([...textOf(path).matchAll(declared)].map(([, name = '']) => name))];
}

/** Returns whether a module exports only types. */
export function isOnlyTypes(path: string): boolean {
  return !/^export (async )?(const|function|default|class|\{)/m.test(textOf(path));
}

/** Returns whether a module exports something that runs: a function, a class, a pattern or a table of functions. */
export async function hasLogic(path: string): Promise<boolean> {
  const runs = /^export (?:async )?(?:function|class)|^export const \w+ = (?:.*=>|lazyPattern)/m;
  return runs.test(textOf(path)) || (await exportsTableOfFunctions(path));
}

/** Imports the module, because only its values tell what the calls that make a table return. */
async function exportsTableOfFunctions(path: string): Promise<boolean> {
  const names = exportedNames(path).filter((name) => !TWINS.includes(name));
  if (names.length === 0) return false;
  const values: Record<string, unknown> = await import(join(root, path));
  return names.some((name) => holdsFunction(values[name]));
}

/** Looks into lists and plain objects. What a library made, such as a schema, is its own. */
function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).some(holdsFunction);
}
