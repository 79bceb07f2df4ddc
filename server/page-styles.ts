/**
 * The rules of the stylesheet that a page uses, to be sent inside it: a first view then waits for nothing but the page
 * (docs/decisions/016-styles-inside-the-first-page.md).
 */
import { LRUCache } from 'lru-cache';

/** Gives the rules for a page's HTML, in the order of the stylesheet. */
export type ChooseStyles = (html: string) => string;

interface Selector {
  text: string;
  /** What it cannot match without: `.class`, `tag`, or an attribute as a page has it (readParts). */
  needs: string[];
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
const CLASS = 'class="';
const PROPERTY = /(--[\w-]+):[^;{}]*;?/g;
const PROPERTY_USE = /var\((--[\w-]+)/g;
// Pages of one kind need the same few choices, once classes such as hue-1 to hue-12 come together.
const MOST_KEPT = 100;
const NUMBER = /-\d+$/;
// Tags and classes are a few hundred, ids and the like without end.
const MOST_KNOWN_PARTS = 2_000;

/** `css` as the build leaves it: without comments. */
export function createStyleChooser(css: string): ChooseStyles {
  const rules = readRules(css);
  const keyframes = rules.filter((rule) => rule.kind === 'keyframes');
  const needs = [...new Set(listNeeds(rules))];
  const readMet = createPartReader(needs);
  const kept = new LRUCache<string, string>({ max: MOST_KEPT });
  return (html) => {
    const met = readMet(html);
    const key = [met.toString('latin1'), ...(html.match(PROPERTY_USE) ?? [])].join();
    const known = kept.get(key);
    if (known !== undefined) return known;
    const chosen = choose(rules, new Set(needs.filter((_, at) => met[at])));
    const moving = keyframes.filter(({ name }) => chosen.includes(name));
    const style = takeUsedProperties(chosen + moving.map(({ text }) => text).join(''), html);
    kept.set(key, style);
    return style;
  };
}

function listNeeds(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'group') return listNeeds(rule.rules);
    return rule.kind === 'style' ? rule.selectors.flatMap((selector) => selector.needs) : [];
  });
}

/** Marks with a 1 each of the needs that a page's HTML meets. */
function createPartReader(needs: readonly string[]): (html: string) => Buffer {
  const part = matchParts(needs);
  const places = new Map(needs.map((need, at) => [need, at]));
  const known = new Map<string, number[]>();
  const learn = (found: string): number[] => {
    const met = readPart(found).flatMap((one) => places.get(one) ?? []);
    if (known.size < MOST_KNOWN_PARTS) known.set(found, met);
    return met;
  };
  return (html) => {
    const met = Buffer.alloc(needs.length);
    for (const found of html.match(part) ?? []) {
      for (const at of known.get(found) ?? learn(found)) met[at] = 1;
    }
    return met;
  };
}

/** Tags, classes, and those attributes that rules look at. */
function matchParts(needs: readonly string[]): RegExp {
  const attributes = needs.filter((one) => one.startsWith(' '));
  const names = new Set(['class', ...attributes.map((one) => one.slice(1).split('=', 1)[0])]);
  return new RegExp(`<[a-z][\\w-]*|\\s(?:${[...names].join('|')})(?![\\w-])(?:="[^"]*")?`, 'gi');
}

/** `.class` without its number, `tag`, ` dir="rtl"` and ` dir`, but for classes in small letters. A word of its text counts as an attribute too. */
function readPart(found: string): string[] {
  const small = found.slice(1).toLowerCase();
  if (found.startsWith('<')) return [small];
  const parts = [` ${small}`, ` ${small.split('=', 1)[0]}`];
  if (!small.startsWith(CLASS)) return parts;
  const classes = found.slice(1 + CLASS.length, -1).split(/\s+/);
  return [...parts, ...classes.map((one) => `.${one.replace(NUMBER, '')}`)];
}

function choose(rules: readonly Rule[], parts: Set<string>): string {
  let css = '';
  for (const rule of rules) {
    if (rule.kind === 'other') css += rule.text;
    else if (rule.kind === 'group') {
      const inner = choose(rule.rules, parts);
      if (inner) css += `${rule.head}{${inner}}`;
    } else if (rule.kind === 'style') {
      const met = rule.selectors.filter(({ needs }) => needs.every((one) => parts.has(one)));
      if (met.length > 0) css += `${met.map(({ text }) => text).join()}{${rule.body}}`;
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
  const classes = (bare.match(/\.[\w-]+/g) ?? []).map((one) => one.replace(NUMBER, ''));
  const tags = [...bare.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].map(([, tag = '']) => tag);
  const attributes = readAttributes(withoutRound(text));
  return { text, needs: [...classes, ...tags.map((tag) => tag.toLowerCase()), ...attributes] };
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
