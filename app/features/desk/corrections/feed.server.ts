import { correctionsPath, subjectPath } from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { type AtomFeed, feedOf } from '../../../feeds/feed-formats.ts';
import type { Context } from '../../../http/context.ts';
import { feedsText, correctionsText as text } from '../../../text/text.ts';
import { CORRECTIONS_PER_PAGE } from './contract.ts';
import { listCorrections } from './log.server.ts';

export async function loadCorrectionsFeed({ sql, settings }: Context): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = settings;
  const rows = await listCorrections(sql, null, CORRECTIONS_PER_PAGE);
  const self = pathTo('/corrections.atom');
  const title = feedsText.feedTitle(text.feedTitle, PRODUCT_NAME);
  const entries = rows.map(({ id, kind, slug, subject, field, undoes, reason, ...row }) => {
    const [before, after] = [row.before, row.after].map((value) => sayFact(field, value));
    return {
      id: `${SITE_URL}${self}#${id}`,
      title: text.entryTitle(subject, factLabel(field)),
      href: `${SITE_URL}${subjectPath(kind, slug) ?? correctionsPath()}`,
      updated: row.decided_at,
      published: row.decided_at,
      summary: [
        undoes !== null && text.tookBack,
        text.entryWords(before ?? '', after ?? ''),
        reason,
        row.finder && text.thanks(row.finder),
      ]
        .filter(Boolean)
        .join(' '),
      via: row.source_url,
    };
  });
  return feedOf(settings, { title, self, page: correctionsPath() }, entries);
}
