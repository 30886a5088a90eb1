import { type MinifyOptions, minify } from 'terser';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** Scripts that frames of every granted page run. */
export const FRAME_SCRIPTS: readonly string[] = ['await-numbers', 'finder'];

/**
 * Properties of objects that never leave the finder's script: no message, no storage and not the call
 * card's script has them. They get short names. A test checks that no other module names them.
 */
export const INTERNAL_PROPERTIES: readonly string[] = [
  'boundaries',
  'candidateSpans',
  'claimNode',
  'claimOf',
  'claimedAs',
  'deferAdded',
  'enterShadowRoot',
  'expectShadowRoots',
  'forgetStaleVerdicts',
  'hurry',
  'isDeferred',
  'isFull',
  'judgeCandidate',
  'lastWithDigits',
  'listAncestors',
  'listSiblings',
  'endsOpen',
  'minimumDigits',
  'onPause',
  'onVerdicts',
  'paint',
  'readChanged',
  'readNear',
  'readNearSoon',
  'readNewShadows',
  'readPart',
  'readRowsSoon',
  'readShadows',
  'recogniser',
  'recordReader',
  'removeAt',
  'rowTexts',
  'seenRoots',
  'starts',
  'sweep',
  'unpaint',
  'waitingLines',
  'whenIdle',
  'withEvidence',
];

/**
 * Terser's safe settings: nothing here assumes that reading a property has no effect. `unsafe_arrows`
 * makes arrow functions of those without `this`; the finder calls none of them with `new`.
 */
const MINIFY: MinifyOptions = {
  ecma: 2020,
  toplevel: true,
  compress: { passes: 3, ecma: 2020, unsafe_arrows: true, hoist_funs: true },
  // Terser itself leaves the names of the browser's own properties alone.
  mangle: { properties: { regex: new RegExp(`^(?:${INTERNAL_PROPERTIES.join('|')})$`) } },
  format: { comments: false },
};

/**
 * Minifies these scripts once more, since every frame of every granted page pays for their bytes. In
 * Chromium a hint has them compiled as a whole (docs/decisions/0013 and 0015).
 */
export function minifyFrameScripts(browser: string): Plugin {
  return {
    name: 'minify-frame-scripts',
    enforce: 'post',
    async generateBundle(_, files) {
      const hint = browser === 'chrome' ? '//# allFunctionsCalledOnLoad\n' : '';
      for (const name of FRAME_SCRIPTS) {
        const script = files[`${name}.js`];
        if (script?.type !== 'chunk') continue;
        const { code } = await minify(plainStrings(functionsAsArrows(script.code)), MINIFY);
        script.code = hint + code;
      }
    },
  };
}

/**
 * Writes the functions of a bundle `(function(){ … })()` as arrow functions, which are shorter. Each
 * stays where it is: the bundle holds modules in the order of their imports, so none is called
 * before its place. Generators can't be arrow functions.
 */
export function functionsAsArrows(code: string): string {
  if (/\b(?:this|arguments)\b/.test(code)) throw new Error('An arrow function has no `this`.');
  let written = '';
  let at = 0;
  for (const declaration of functionsOf(code)) {
    const { id, async, body, start, end } = declaration;
    if (!id || !body) continue;
    const arrow = `${async ? 'async' : ''}${code.slice(id.end, body.start)}=>`;
    written += `${code.slice(at, start)}var ${id.name}=${arrow}${code.slice(body.start, end)};`;
    at = end;
  }
  return written + code.slice(at);
}

/** Returns the functions declared in a bundle's only scope, in text order, without generators. */
function functionsOf(code: string): ESTree.Function[] {
  const [statement] = parseSync('finder.js', code).program.body;
  const call = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  let bundle = call?.type === 'CallExpression' ? call.callee : undefined;
  while (bundle?.type === 'ParenthesizedExpression') bundle = bundle.expression;
  if (bundle?.type !== 'FunctionExpression') throw new Error('The finder is not one function.');
  return (bundle.body?.body ?? []).filter(
    (one): one is ESTree.Function => one.type === 'FunctionDeclaration' && !one.generator,
  );
}

/** Writes raw strings as plain ones, which the minifier joins. Those with a placeholder or quote stay. */
export function plainStrings(code: string): string {
  return code.replace(/\bString\.raw`((?:[^`$]|\$(?!\{))*)`/g, (_, raw: string) =>
    JSON.stringify(raw),
  );
}
