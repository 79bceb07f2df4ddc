// A strict XML 1.0 reader for our own files: one root, matched tags, quoted unique attributes, the
// five entities and character references, no forbidden characters. Refuses comments, CDATA and
// doctypes.

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text with entities resolved, without that of children. */
  text: string;
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const NAME = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const TOKEN = new RegExp(
  String.raw`<\/(?<close>${NAME})\s*>|<(?<open>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)`,
  'gy',
);
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'g');
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Throws an Error that says what is not well-formed. */
export function parseXml(text: string): XmlElement {
  refuseForbidden(text);
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  if (body === text) throw new Error('no XML declaration');
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < body.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(body)?.groups;
    const parent = open.at(-1) ?? top;
    if (!token) throw new Error(`not well-formed at "${body.slice(at, at + 60)}"`);
    if (token.close) {
      if (token.close !== parent.name) throw new Error(`${parent.name} closed as ${token.close}`);
      open.pop();
    } else if (token.open) {
      const element = {
        name: token.open,
        attributes: readAttributes(token.attributes ?? ''),
        children: [],
        text: '',
      };
      parent.children.push(element);
      if (!token.empty) open.push(element);
    } else {
      parent.text += resolve(token.text ?? '');
    }
  }
  const [root, second] = top.children;
  if (open.length > 1) throw new Error(`${open.at(-1)?.name} is not closed`);
  if (!root || second || top.text.trim())
    throw new Error('expected one root element and nothing beside it');
  return root;
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Text of the only child of this name. Throws unless there is exactly one. */
export function textOf(element: XmlElement, name: string): string {
  const [child, second] = childrenOf(element, name);
  if (!child || second) throw new Error(`expected one ${name} in ${element.name}`);
  return child.text;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) throw new Error(`attribute ${name} twice`);
    attributes[name] = resolve(double ?? single ?? '');
  }
  return attributes;
}

function resolve(text: string): string {
  if (text.includes(']]>')) throw new Error(']]> in text');
  const resolved = text.replace(/&([^;&\s]*)(;?)/g, (reference, name: string, end: string) => {
    const code = /^#x([0-9a-fA-F]+)$/.exec(name)?.[1];
    const decimal = /^#([0-9]+)$/.exec(name)?.[1];
    const found = code
      ? String.fromCodePoint(Number.parseInt(code, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : ENTITIES[name];
    if (found === undefined || !end) throw new Error(`not a reference: ${reference}`);
    return found;
  });
  refuseForbidden(resolved);
  return resolved;
}

function refuseForbidden(text: string): void {
  const found = FORBIDDEN.exec(text)?.[0];
  if (found) throw new Error(`forbidden character U+${found.codePointAt(0)?.toString(16)}`);
}
