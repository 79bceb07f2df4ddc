// JSON Feed 1.1 (jsonfeed.org), of what the Atom feed has.
import type { AtomFeed } from './atom.ts';

export function renderJsonFeed(feed: AtomFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.lang,
    authors: [{ name: feed.author.name, url: feed.author.uri }],
    items: feed.entries.map(({ id, title, href, updated, published, author, summary, via }) => ({
      id,
      url: href,
      external_url: via,
      title,
      content_text: summary,
      date_published: published,
      date_modified: updated,
      authors: author ? [{ name: author }] : undefined,
    })),
  });
}
