// The outlet behind a source's address.
import { hostOf } from '../../app/base/host-of.ts';

/** Outlets that the starter catalogue cites often, by host without www. */
const KNOWN: Record<string, string> = {
  'afridigest.substack.com': 'Afridigest',
  'afrigather.com': 'Afrigather',
  'arbiterz.com': 'Arbiterz',
  'benjamin-dada.ghost.io': 'Benjamindada',
  'benjamindada.com': 'Benjamindada',
  'bhluemountain.com': 'Bhlue Mountain',
  'blog.ethelcofie.com': 'Ethel Cofie',
  'bongohive.co.zm': 'BongoHive',
  'businesspost.ng': 'Business Post Nigeria',
  'dabafinance.com': 'Daba Finance',
  'decodefintech.com': 'Decode Fintech',
  'disruptafrica.com': 'Disrupt Africa',
  'ecofinagency.com': 'Ecofin Agency',
  'en.wikipedia.org': 'Wikipedia',
  'energyaccess.org': 'EnergyAccess.org',
  'finovate.com': 'Finovate',
  'innovation-village.com': 'Innovation Village',
  'jeuneafrique.com': 'Jeune Afrique',
  'media.getfundedafrica.com': 'GetFundedAfrica',
  'notes.africa': 'Notes.Africa',
  'regtechafrica.com': 'RegTech Africa',
  'techbuild.africa': 'TechBuild Africa',
  'techeconomy.ng': 'TechEconomy',
  'technologist.eu': 'Technologist',
  'tekedia.com': 'Tekedia',
  'ventureburn.com': 'Ventureburn',
  'wazoplus.com': 'Wazoplus',
};

/** Knows outlets by their host, and learns further ones from news entries whose publisher is given. */
export class Publishers {
  private byHost = new Map(Object.entries(KNOWN));

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
