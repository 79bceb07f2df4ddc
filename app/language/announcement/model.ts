// The weights of the reader of articles. `npm run make:announcements` learns them from the items in
// scripts/announcements/ and writes model.json.
import { inflateRawSync } from 'node:zlib';
import model from './model.json' with { type: 'json' };
import type { TagModel } from './tagger.ts';

export interface AnnouncementModel extends TagModel {
  /** Of the classes of a text, by bucket. */
  classes: Int8Array;
  /** How many steps of a weight are one. */
  classUnit: number;
  tagUnit: number;
}

let unpacked: AnnouncementModel | undefined;

/** Unpacked with the first article: 900 KB. */
export const announcementModel = (): AnnouncementModel =>
  (unpacked ??= {
    ...{ tags: unpack(model.tags), steps: unpack(model.steps), classes: unpack(model.classes) },
    ...{ classUnit: model.classUnit, tagUnit: model.tagUnit },
  });

const unpack = (packed: string): Int8Array =>
  new Int8Array(inflateRawSync(Buffer.from(packed, 'base64')));
