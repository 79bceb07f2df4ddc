/**
 * The rules of the stylesheet that a page uses, to be sent inside it: a first view then waits for nothing but the page
 * (docs/decisions/016-styles-inside-the-first-page.md).
 */

/** Gives the rules for a page's HTML, in the order of the stylesheet. */
export type ChooseStyles = (html: string) => string;

/** What a selector cannot match without. */
interface Needs {
  classes: string[];
  tags: string[];
  /** As HTML has them, in small letters: ` dir="rtl"`, or ` disabled` whatever its value. */
  attributes: string[];
}

interface Selector extends Needs {
  text: string;
}

type Rule =
  | { kind: 'style'; selectors: Selector[]; body: string }
  | { kind: 'group'; head: string; rules: Rule[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string };

interface Block {
  head: string;
  body: string;
}

// The whole stylesheet has come before anybody points at something.
const COMES_LATER = /:hover\b/;
const GROUP = /^@(media|supports|container|layer)\b/;
const KEYFRAMES = /^@keyframes\s+(\S+)/;
// What readers open needs no script; every other attribute is set by it, and it awaits the stylesheet.
const SET_WITHOUT_SCRIPT = 'open';
const TAG_OR_CLASS = /<([a-z][a-z0-9-]*)|\sclass="([^"]*)"/gi;
const PROPERTY = /(--[\w-]+):[^;{}]*;?/g;
const PROPERTY_USE = /var\((--[\w-]+)/g;

/** `css` as the build leaves it: without comments. */
export function createStyleChooser(css: string): ChooseStyles {
  const rules = readRules(css);
  const keyframes = rules.filter((rule) => rule.kind === 'keyframes');
  return (html) => {
    const classes = new Set<string>();
    const tags = new Set<string>();
    for (const [, tag, list = ''] of html.matchAll(TAG_OR_CLASS)) {
      if (tag) tags.add(tag.toLowerCase());
      else for (const one of list.split(/\s+/)) classes.add(one);
    }
    const attributes = new Map<string, boolean>();
    const small = html.toLowerCase();
    const hasAttribute = (one: string) => {
      const has = attributes.get(one) ?? small.includes(one);
      attributes.set(one, has);
      return has;
    };
    const isMet = (needs: Needs) =>
      needs.classes.every((one) => classes.has(one)) &&
      needs.tags.every((one) => tags.has(one)) &&
      needs.attributes.every(hasAttribute);
    const chosen = choose(rules, isMet);
    const moving = keyframes.filter(({ name }) => chosen.includes(name));
    return takeUsedProperties(chosen + moving.map(({ text }) => text).join(''), html);
  };
}

function choose(rules: readonly Rule[], isMet: (needs: Needs) => boolean): string {
  let css = '';
  for (const rule of rules) {
    if (rule.kind === 'other') css += rule.text;
    else if (rule.kind === 'group') {
      const inner = choose(rule.rules, isMet);
      if (inner) css += `${rule.head}{${inner}}`;
    } else if (rule.kind === 'style') {
      const met = rule.selectors.filter(isMet).map(({ text }) => text);
      if (met.length > 0) css += `${met.join()}{${rule.body}}`;
    }
  }
  return css;
}

/** Most tokens are for what other pages show. */
function takeUsedProperties(css: string, html: string): string {
  const used = new Set<string | undefined>();
  for (const text of [css, html])
    for (const [, name] of text.matchAll(PROPERTY_USE)) used.add(name);
  return css.replace(PROPERTY, (declaration, name) => (used.has(name) ? declaration : ''));
}

function readRules(css: string): Rule[] {
  return [...readBlocks(css)].map(({ head, body }): Rule => {
    const text = `${head}{${body}}`;
    if (GROUP.test(head)) return { kind: 'group', head, rules: readRules(body) };
    const [, name] = KEYFRAMES.exec(head) ?? [];
    if (name) return { kind: 'keyframes', name, text };
    if (head.startsWith('@')) return { kind: 'other', text };
    const selectors = splitSelectors(head).filter(
      (selector) => !COMES_LATER.test(withoutBrackets(selector)),
    );
    return { kind: 'style', selectors: selectors.map(readSelector), body };
  });
}

/** What stands before braces and what in them, of the outermost ones. */
function* readBlocks(css: string): Generator<Block> {
  let from = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === '{' && depth++ === 0) open = index;
    else if (token === ';' && depth === 0) from = index + 1;
    else if (token === '}' && --depth === 0) {
      yield { head: css.slice(from, open).trim(), body: css.slice(open + 1, index) };
      from = index + 1;
    }
  }
}

/** At the commas outside brackets. */
function splitSelectors(head: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of head) {
    if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** What stands in brackets is not looked at: a rule too many costs bytes, one too few a page. */
function readSelector(text: string): Selector {
  const bare = withoutBrackets(text);
  return {
    text,
    classes: [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    tags: [...bare.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].map(([, tag = '']) =>
      tag.toLowerCase(),
    ),
    attributes: [...readAttributes(withoutRound(text))],
  };
}

function* readAttributes(bare: string): Generator<string> {
  for (const [, name = '', sign, value] of bare.matchAll(
    /\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?)?/g,
  )) {
    if (name !== SET_WITHOUT_SCRIPT)
      yield (sign === '=' ? ` ${name}="${value}"` : ` ${name}`).toLowerCase();
  }
  for (const [, id = ''] of bare.matchAll(/#([\w-]+)/g)) yield ` id="${id}"`.toLowerCase();
}

function withoutBrackets(selector: string): string {
  return withoutRound(selector.replace(/\[[^\]]*\]/g, ''));
}

function withoutRound(selector: string): string {
  let bare = selector;
  while (bare.includes('(')) {
    const outer = bare.replace(/\([^()]*\)/g, '');
    if (outer === bare) break;
    bare = outer;
  }
  return bare;
}
