import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const html = renderToString(<Gallery now={Date.UTC(2026, 10, 21)} />);
const listAll = (pattern: RegExp) => [...html.matchAll(pattern)];

describe('every component', () => {
  it('keeps clear of what the content policy forbids', () => {
    expect(html).not.toMatch(/ style=| on[a-z]+="|<script/);
  });

  it('has no two equal ids', () => {
    const ids = listAll(/ id="([^"]+)"/g).map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('labels each control, and points only at what is there', () => {
    const controls = listAll(/<(?:input|textarea|select) [^>]*>/g).map(([tag]) => tag);
    expect(controls.length).toBeGreaterThan(20);
    for (const control of controls) {
      const id = control.match(/ id="([^"]+)"/)?.[1];
      expect(html, control).toContain(`for="${id}"`);
    }
    for (const [, ids = ''] of listAll(/aria-(?:describedby|labelledby)="([^"]+)"/g)) {
      for (const id of ids.split(' ')) expect(html).toContain(` id="${id}"`);
    }
  });

  it('names every button and link', () => {
    for (const [tag, attributes = '', content = ''] of listAll(
      /<(?:button|a|summary)\b([^>]*)>(.*?)<\/(?:button|a|summary)>/gs,
    )) {
      const words = content.replace(/<[^>]+>/g, '').trim();
      expect(words !== '' || / aria-label="[^"]+"/.test(attributes), tag).toBe(true);
    }
  });

  it('says label, hint and error in that order before the control', () => {
    const field = html.slice(html.indexOf('for="wrong"'));
    const places = ['wrong-hint"', 'wrong-error"', '<input'].map((part) => field.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(field).toContain('aria-describedby="wrong-hint wrong-error"');
    expect(field).toContain('aria-invalid="true"');
  });

  it('sorts tables by links and says how they are sorted', () => {
    expect(html).toMatch(
      /<th scope="col" class="figure-cell" aria-sort="descending"><a href="\?sort=/,
    );
    expect(html).toContain('<th scope="row"');
    expect(html).toContain('<caption');
  });
});
