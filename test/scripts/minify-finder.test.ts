import { describe, expect, it } from 'vitest';
import { functionsAsArrows } from '@/scripts/minify-finder';

const bundle = (body: string) => `(function(){${body}})();`;

describe('functions of a bundle as arrow functions', () => {
  it('keeps each function at its place', () => {
    const code = bundle('var a=1;function b(x){return x+a}var c=b(2);');
    expect(functionsAsArrows(code)).toBe(bundle('var a=1;var b=(x)=>{return x+a};var c=b(2);'));
  });

  it('keeps what an asynchronous function takes and waits for', () => {
    const code = bundle('async function a({b},...c){await b(c)}');
    expect(functionsAsArrows(code)).toBe(bundle('var a=async({b},...c)=>{await b(c)};'));
  });

  it('leaves generators, and functions within functions, as they are', () => {
    const inner = 'function b(){return 1}return b';
    const code = bundle(`function*g(){yield 1}function a(){${inner}}`);
    expect(functionsAsArrows(code)).toBe(bundle(`function*g(){yield 1}var a=()=>{${inner}};`));
  });

  it('refuses a function that an arrow function would not be the same as', () => {
    expect(() => functionsAsArrows(bundle('function a(){return this}'))).toThrow('arrow');
    expect(() => functionsAsArrows(bundle('function a(){return arguments}'))).toThrow('arrow');
    expect(() => functionsAsArrows('function a(){}')).toThrow('not one function');
  });
});
