import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Returns the files below a folder as sorted relative paths with `/`; none if it is missing. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** Returns the TypeScript modules under these folders, without generated ones in dot folders. */
export function modulesUnder(...folders: string[]): string[] {
  return sourcesUnder(...folders).filter((path) => /\.tsx?$/.test(path));
}

/** Returns all that a person wrote as code under these folders: modules, scripts and style sheets. */
export function sourcesUnder(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => /\.(tsx?|mts|m?js|css)$/.test(path) && !/\/\./.test(path));
}

/** Returns the text of a file. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** An import of a module, and whether it imports types only. */
export interface Import {
  /** Path from the root for our own modules, package name for others. */
  target: string;
  typeOnly: boolean;
}

const STATEMENT = /^(?:import|export)\s+(type\s)?([\w$*\s{},]*?)(?:from\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;

/** Returns the imports and re-exports of a module. */
export function importsOf(path: string): Import[] {
  const text = textOf(path);
  const named = [...text.matchAll(STATEMENT)].map(([, type, what = '', from = '']) => ({
    target: resolve(path, from),
    typeOnly: Boolean(type) || /^\{(\s*type\s[^,}]+,?)+\s*\}\s*$/.test(what.trim()),
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, from = '']) => ({
    target: resolve(path, from),
    typeOnly: false,
  }));
  return [...named, ...dynamic];
}

/** Returns all modules and packages that these modules bring into their bundle. */
export function reachableFrom(...starts: string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...starts];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const { target, typeOnly } of importsOf(path)) {
      if (typeOnly || reached.has(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  return reached;
}

function resolve(importer: string, from: string): string {
  const bare = from.replace(/\?.*$/, '');
  if (!bare.startsWith('.') && !bare.startsWith('@/')) return bare;
  const path = bare.startsWith('@/') ? bare.slice(2) : join(dirname(importer), bare);
  const normal = path.replaceAll('\\', '/');
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const found = endings.map((ending) => normal + ending).find(isFile);
  return found ?? normal;
}

function isFile(path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}
