import { expect, test } from 'vitest';
import { childrenOf, parseXml, textOf } from './parse-xml.ts';

const parse = (body: string) => parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);

test('reads elements, attributes, text and references', () => {
  const root = parse(
    `<a xml:lang="en"><b href='x?a=1&amp;b=2'/>one &lt;two&gt; &#233;&#xe9;<c>Tuli &quot;</c></a>`,
  );
  expect(root.attributes).toEqual({ 'xml:lang': 'en' });
  expect(root.text).toBe('one <two> éé');
  expect(childrenOf(root, 'b')[0]?.attributes.href).toBe('x?a=1&b=2');
  expect(textOf(root, 'c')).toBe('Tuli "');
  expect(() => textOf(root, 'd')).toThrow('expected one d in a');
});

test.each([
  ['<a>', 'a is not closed'],
  ['<a><b></a></b>', 'b closed as a'],
  ['</a>', 'closed as a'],
  ['<a/><a/>', 'expected one root'],
  ['<a/>left over', 'expected one root'],
  ['', 'expected one root'],
  ['<a>1 < 2</a>', 'not well-formed'],
  ['<a>&</a>', 'not a reference'],
  ['<a>&nbsp;</a>', 'not a reference'],
  ['<a>&amp</a>', 'not a reference'],
  ['<a>]]></a>', ']]>'],
  ['<a b=c/>', 'not well-formed'],
  ['<a b="<"/>', 'not well-formed'],
  ['<a b="1" b="2"/>', 'attribute b twice'],
  ['<a b="1"c="2"/>', 'not well-formed'],
  ['<a><!-- note --></a>', 'not well-formed'],
  ['<!DOCTYPE a><a/>', 'not well-formed'],
  ['<a>\u0001</a>', 'forbidden character U+1'],
  ['<a>&#1;</a>', 'forbidden character U+1'],
  ['<a>\ud800</a>', 'forbidden character U+d800'],
  ['<a>\ufffe</a>', 'forbidden character U+fffe'],
])('refuses %j', (body, message) => {
  expect(() => parse(body)).toThrow(message);
});

test('refuses a file without a declaration', () => {
  expect(() => parseXml('<a/>')).toThrow('no XML declaration');
});
