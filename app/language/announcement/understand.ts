// What the models say of an article: whose it is, who gives and leads, and what it announces.
import { type ArticleClass, classOf, featuresOfText } from './class-of.ts';
import { type Candidate, candidatesOf, inOrder } from './company-of.ts';
import { mentionsOf } from './labels.ts';
import { featuresOfLeads, leads } from './lead-of.ts';
import type { AnnouncementModel } from './model.ts';
import { findNames, type PlacedName } from './tagger.ts';
import type { Sentence } from './words.ts';

export interface Understood {
  announces: ArticleClass;
  /** The company's first, where one is named. */
  names: PlacedName[];
  isLead: (one: PlacedName) => boolean;
}

export function understand(sentences: readonly Sentence[], model: AnnouncementModel): Understood {
  const { units } = model;
  const { names: tagged, hints } = findNames(sentences, model, units.tags);
  const candidates = candidatesOf(sentences, hints, tagged);
  const order = inOrder(candidates, model.companies, units.companies);
  const names = namesAround(sentences, tagged, order[0]);
  const features = featuresOfLeads(sentences, names);
  return {
    announces: classOf(featuresOfText(sentences, names, order), model.classes, units.classes),
    names,
    isLead: (one) => leads(features[names.indexOf(one)] ?? [], model.leads, units.leads),
  };
}

/** The company wherever it is named, and the others that it is not. */
export function namesAround(
  sentences: readonly Sentence[],
  tagged: readonly PlacedName[],
  company: Candidate | undefined,
): PlacedName[] {
  const mentions = company ? mentionsOf(sentences, company.name) : [];
  const names = mentions.map(
    (one): PlacedName => ({ role: 'company', name: company?.name ?? '', ...one }),
  );
  const others = tagged.filter(({ role }) => role !== 'company');
  for (const one of others) if (!names.some((other) => overlap(one, other))) names.push(one);
  return names;
}

const overlap = (one: PlacedName, other: PlacedName): boolean =>
  one.sentence === other.sentence && one.at < other.to && other.at < one.to;
