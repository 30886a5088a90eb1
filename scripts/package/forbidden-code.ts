import type { Plugin } from 'vite';

/** A place of a package that a store forbids, and that Handset never reaches. */
interface ForbiddenCode {
  module: RegExp;
  code: RegExp;
  instead: string;
}

const FORBIDDEN: readonly ForbiddenCode[] = [
  {
    // Zod compiles schemas where it may. It may not in an extension: its probe fails, and it interprets them.
    module: /[\\/]zod[\\/]v4[\\/]core[\\/](?:util|doc)\.js$/,
    code: /const F = Function;/,
    instead: "throw new Error('An extension must not make code of text.');",
  },
  {
    // For `dangerouslySetInnerHTML`, which the linter forbids in our views.
    module: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/,
    code: /\b\w+\.innerHTML=\w+\.__html/,
    instead: 'void 0',
  },
];

/**
 * Takes code out of packages that makes code or HTML of text, so that the add-ons linter finds none. A
 * package that has changed stops the build, instead of getting into the extension unnoticed.
 */
export function leaveOutForbiddenCode(): Plugin {
  return {
    name: 'leave-out-forbidden-code',
    apply: 'build',
    transform(text, id) {
      const found = FORBIDDEN.find(({ module }) => module.test(id));
      return found && { code: withoutForbidden(text, found), map: null };
    },
  };
}

function withoutForbidden(text: string, { module, code, instead }: ForbiddenCode): string {
  if (!code.test(text)) throw new Error(`${module} has changed: look at it for ${code} again.`);
  return text.replace(code, instead);
}
