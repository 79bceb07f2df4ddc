// Text into words: folded to lower-case letters without accents, small words left out, stems.
import { stem } from './stem.ts';

// Words that carry no subject, English and French; those that turn a meaning round, "no" and "without", stay.
const SMALL_WORDS = new Set(
  `a an the of in on at to for from by with and or as is are was were be been it its this that these those their them they he she his her we our us
   you your i me my am do does did has have had who whom which what where when how than then there here so if into over about between out up per
   can could will would should may might must also very more most some any all each other own same such only just both through after before during since
   le la les l un une des du de d et ou en au aux a dans par pour sur est sont qui que quoi ce cette ces son sa ses leur leurs se s il elle ils elles on nous
   vous je j mon ma mes qu ne plus avec chez entre vers m t`.split(/\s+/),
);

// What people wrap a question in, and words that fit every company; asked for, they say nothing.
const FILLER_WORDS = new Set(
  `company companies startup startups firm firms business businesses venture ventures business african africa africans afrique africain africaine entreprise
   entreprises societe societes jeune pousse list show give find look looking search want wanted need needs needed help helps helping please someone anyone
   something anything somebody people person persons thing things way ways get gets getting make makes making let lets offer offers offering provide provides
   providing provider service services solution solutions using use used work works working base based known called name named like kind type sort one ones
   new best top good great based new active where cherche trouver besoin veux aide faire build builds building run runs running do doing done put puts into
   which that who whose those no not pas nothing
   give gives giving given gave take takes taking took another other others while small smaller little much many lot few own right well back able
   today now way go invested invest investing financed funded backed raised raise sponsored supported going goes come comes coming help allow allows keep keeps keeping amp etc`.split(
    /\s+/,
  ),
);

const WORD = /[\p{L}\p{N}]+/gu;
const LONGEST_WORD = 40;

/** 'Épargne & Crédit' → ['epargne', 'credit']. */
export function splitWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’']s\b/g, '')
    .toLowerCase();
  return (folded.match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/** A name also by its parts: 'ThriveAgric' → 'ThriveAgric Thrive Agric'. */
export function openName(name: string): string {
  const parts = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return parts === name ? name : `${name} ${parts}`;
}

export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/** Words a question can lose without losing its subject. */
export function isFiller(word: string): boolean {
  return SMALL_WORDS.has(word) || FILLER_WORDS.has(word);
}

export interface Word {
  /** As folded from the text. */
  word: string;
  stem: string;
}

/** All words of a text, in order, with their stems. */
export function readWords(text: string): Word[] {
  return splitWords(text).map((word) => ({ word, stem: stem(word) }));
}

/** Those that are not small. */
export function readContentWords(text: string): Word[] {
  return readWords(text).filter(({ word }) => !isSmallWord(word));
}
