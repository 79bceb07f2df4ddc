// The outlet behind a source's address.
import { hostOf } from '../../app/base/host-of.ts';
// Outlets that the starter catalogue cites often, by host without www.
import outlets from './publishers.json' with { type: 'json' };

/**
 * Knows outlets by their host, and learns further ones from news entries whose publisher is given.
 */
export class Publishers {
  private byHost = new Map(Object.entries(outlets));

  constructor(news: ReadonlyArray<{ url: string; publisher: string }>) {
    for (const { url, publisher } of news) {
      const host = hostOf(url);
      // "TechCrunch (mirror)" tells where a text comes from, not whose page this is.
      if (!this.byHost.has(host) && !publisher.includes('(')) this.byHost.set(host, publisher);
    }
  }

  /** The outlet's name, `owner/project on GitHub`, or the host. */
  find(url: string): string {
    const host = hostOf(url);
    const [, owner, project] = new URL(url).pathname.split('/');
    if (host === 'github.com' && owner && project) return `${owner}/${project} on GitHub`;
    return this.byHost.get(host) ?? host;
  }
}
