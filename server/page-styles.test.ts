import { describe, expect, test } from 'vitest';
import { createStyleChooser } from './page-styles.ts';

const choose = (css: string, html = '<p class="a b">') => createStyleChooser(css)(html);

describe('the styles inside a page', () => {
  test('are the rules whose classes and elements it has, in their order', () => {
    const css = '.c{color:red}p{color:blue}.a .b>p:focus{margin:0}table td{margin:0}.a.c{top:0}';
    expect(choose(css)).toBe('p{color:blue}.a .b>p:focus{margin:0}');
  });
  test('leave out what shows only under a pointer: the stylesheet has come by then', () => {
    expect(choose('a:hover{top:0}p,p:hover{top:0}.a:not(:hover){top:0}')).toBe(
      'p{top:0}.a:not(:hover){top:0}',
    );
  });
  test('leave out the selectors of a rule that cannot match', () => {
    expect(choose('.a,.c,:is(.a,.c) .b,table{top:0}')).toBe('.a,:is(.a,.c) .b{top:0}');
  });
  test('keep what may come to match without another element', () => {
    const css =
      '.a[open]{top:0}.b:not(.c:hover,[open]){top:0}*{top:0}:root{top:0}.a:has(>.c){top:0}';
    expect(choose(css)).toBe(css);
  });
  test('leave out what waits for an attribute that only script sets', () => {
    const css =
      '.a[data-phase=idle]{top:0}.a[data-phase=running]{top:0}.b:is([aria-busy],.c){top:0}.a[aria-busy]{top:0}[type^=te]{top:0}[data-X]{top:0}#y{top:0}#z{top:0}';
    expect(choose(css, '<p class="a b" data-phase="idle" id="y"><input type="text" data-x>')).toBe(
      '.a[data-phase=idle]{top:0}.b:is([aria-busy],.c){top:0}[type^=te]{top:0}[data-X]{top:0}#y{top:0}',
    );
  });
  test('look into conditions, and leave out those that would be empty', () => {
    const css =
      '@media print{.c{top:0}}@media (width>=1px){@supports (color:red){.a{top:0}.c{top:0}}}';
    expect(choose(css)).toBe('@media (width>=1px){@supports (color:red){.a{top:0}}}');
  });
  test('bring the movements they name, and faces always', () => {
    const css =
      '@font-face{font-family:X;src:local("{")}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:1s spin}';
    expect(choose(css)).toBe(
      '@font-face{font-family:X;src:local("{")}.a{animation:1s spin}@keyframes spin{to{rotate:1turn}}',
    );
  });
  test('bring the properties that they or the page use', () => {
    const css = ':root{--x:1px;--y:2px;--z:3px}.a{margin:var(--x)}';
    expect(choose(css, '<svg class="a" fill="var(--z)">')).toBe(
      ':root{--x:1px;--z:3px}.a{margin:var(--x)}',
    );
  });
  test('bring classes that differ by a number together', () => {
    expect(choose('.b-1{top:0}.b-12 p{top:0}.c-1{top:0}', '<p class="b-2">')).toBe(
      '.b-1{top:0}.b-12 p{top:0}',
    );
  });
  test('are not led astray by text', () => {
    expect(choose('.a{content:"}.c{"}.c{top:0}')).toBe('.a{content:"}.c{"}');
  });
});
