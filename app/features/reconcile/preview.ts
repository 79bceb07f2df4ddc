import { formatMoneyTable } from '../../base/money.ts';
import { reconcileText as text } from '../../text/text.ts';
import type { EntityRecord, PropertyValue } from './records.server.ts';

const STYLE =
  'body{margin:12px;font:14px/1.4 system-ui,sans-serif;color-scheme:light dark}h1{margin:0;font-size:16px}p{margin:4px 0}';

/** A page of a few lines; nothing is loaded with it. */
export function renderPreview(record: EntityRecord | undefined): string {
  const lines = record ? describe(record) : [text.unknown];
  const title = escapeHtml(record?.name ?? text.unknown);
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1 dir="auto">${record ? title : ''}</h1>${body}</html>`;
}

function describe({ kind, values }: EntityRecord): string[] {
  const first = (id: keyof typeof values): PropertyValue | undefined => values[id]?.[0];
  const total = first('total_fundings');
  const rounds = first('fundings_count') ?? first('deals_count');
  const about = [text.types[kind], first('type'), first('country'), first('year_founded')];
  const funding = [
    typeof total === 'number' && text.raised(formatMoneyTable(total)),
    typeof rounds === 'number' && rounds > 0 && text.inRounds(rounds),
    first('latest_round'),
  ];
  return [join(about), String(first('tagline') ?? ''), join(funding)].filter(Boolean);
}

const join = (parts: ReadonlyArray<PropertyValue | false | undefined>): string =>
  parts.filter((part) => part !== undefined && part !== false).join(' · ');

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
