// A chart as one zip file: its table, its pictures, the records behind it, and where it is from.
import { isoDay } from '../base/dates.ts';
import { type ZipEntry, zip } from '../base/zip.ts';
import type { Context } from '../http/context.ts';
import { respond } from '../http/respond.server.ts';
import { figuresText as text } from '../text/text.ts';

type AnswerFile = (context: Context) => Promise<Response>;

interface Bundle {
  /** By the ending of the path: CSV. */
  table: AnswerFile;
  /** By the ending of the path: SVG or PNG. */
  picture: AnswerFile;
  /** CSV of the records, where a list has exactly them. */
  records?: (context: Context) => Promise<Response | null>;
}

/** GET /charts.zip and /figures.zip. Throws as the files in it do. */
export async function answerBundle(
  context: Context,
  { table, picture, records }: Bundle,
): Promise<Response> {
  const csv = await table(endingWith(context, 'csv'));
  const parts: Array<[name: string, file: Response | null | undefined]> = [
    ['data.csv', csv],
    ['chart.svg', await picture(endingWith(context, 'svg'))],
    ['chart.png', await picture(endingWith(context, 'png'))],
    ['records.csv', await records?.(context)],
  ];
  const files: ZipEntry[] = [];
  for (const [name, file] of parts)
    if (file) files.push({ name, content: [new Uint8Array(await file.arrayBuffer())] });
  const { PRODUCT_NAME, SITE_URL } = context.settings;
  const address = SITE_URL + endingWith(context, 'csv').url.pathname + context.url.search;
  const names = files.map(({ name }) => name);
  const readMe = text.readMe(PRODUCT_NAME, isoDay(context.now), address, names, SITE_URL);
  const pieces: Uint8Array[] = [];
  for await (const piece of zip([{ name: 'README.txt', content: [readMe] }, ...files]))
    pieces.push(piece);
  const name = /filename="([^"]+)\.csv"/.exec(csv.headers.get('content-disposition') ?? '')?.[1];
  return respond(context, {
    status: 200,
    type: 'application/zip',
    cache: 'public',
    headers: { 'content-disposition': `attachment; filename="${name ?? 'chart'}.zip"` },
    body: Buffer.concat(pieces),
  });
}

function endingWith(context: Context, ending: 'csv' | 'svg' | 'png'): Context {
  const url = new URL(context.url);
  url.pathname = url.pathname.replace(/\.zip$/, `.${ending}`);
  return { ...context, url };
}
