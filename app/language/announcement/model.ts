// The weights of the reader of articles. `npm run make:announcements` learns them from the items in
// scripts/announcements/ and writes model.json.
import { inflateRawSync } from 'node:zlib';
import model from './model.json' with { type: 'json' };
import type { TagModel } from './tagger.ts';

export interface AnnouncementModel extends TagModel {
  /** Of a company's names, of who leads and of the classes of a text, by bucket. */
  companies: Int8Array;
  leads: Int8Array;
  classes: Int8Array;
  /** How many steps of a weight are one. */
  units: { tags: number; companies: number; leads: number; classes: number };
}

let unpacked: AnnouncementModel | undefined;

/** Unpacked with the first article: 1.7 MB. */
export const announcementModel = (): AnnouncementModel =>
  (unpacked ??= {
    ...{ tags: unpack(model.tags), steps: unpack(model.steps), companies: unpack(model.companies) },
    ...{ leads: unpack(model.leads), classes: unpack(model.classes), units: model.units },
  });

const unpack = (packed: string): Int8Array =>
  new Int8Array(inflateRawSync(Buffer.from(packed, 'base64')));
