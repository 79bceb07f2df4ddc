// What an article says of rounds before and after the one that it announces.

/** "ahead of a Series A planned for next year", "تمهيدا لجولة". */
const NEXT =
  /\b(?:ahead of|before|prior to|towards?|prepar(?:es|ing) for|avant|en attendant|antes d[aeo]|à espera d[aeo]|jusqu['’]à|until|até)\s(?:(?:an?|its|the|their|une?|sa|son|la|le|um|uma|sua)\s)?(?:\p{L}+\s)?(?:series|séries?|seed|ronda)(?:[- ](?:de )?(?:séries? )?[a-k]\b)?(?: (?:planned|expected|due|targeted|next|prévue?|prevista)[^.,;]*)?|(?:تمهيدا|استعدادا|قبل جولتها)(?!\p{L})[^.،]*/giu;

/** "It follows a Series B led by …", "in a 2021 seed round from …", "qui avait participé à …". */
const EARLIER =
  /(?<=\b(?:it|this|deal|funding|round|loan|investment|facility|financing|raise|transaction|capital|commitment) )(?:follows|comes after)\b(?:[^.;]|\.(?=\d))*|(?<!\p{L})(?:fait suite à|vient après|segue-se a|surge depois d[aeo])[^.;]*|\b(?:last|previously|(?:had|has) (?:already|earlier|previously)) raised\b(?:[^.;]|\.(?=\d))*|(?<!\p{L})(?:avait (?:déjà|auparavant)|tinha já|já tinha|já havia) (?:levé|captado|levantado|angariado)(?!\p{L})(?:[^.;]|\.(?=\d))*|\bwhen (?:it|they|the company) (?:raised|secured|closed|received)\b[^.;]*|\ban? (?:19|20)\d\d (?:\p{L}+-)?(?:seed|series|round|angel|funding|grant)\b[^.;]*|\b(?:which|who|qui|que) (?:had|avait|tinha) [^,.;]*|(?<!\p{L})بعد (?:\S+ ){1,3}من (?:ال)?جول(?:ة|ته|تها)(?!\p{L})[^.،]*/giu;

/** "After a $2 million seed, …", "weeks after its loan", "…, which took in $5m not long ago". */
const BEFORE_NOW =
  /(?:(?:^|\s)(?:\p{L}+\s){0,3}(?:months?|weeks?|years?|days?)\safter\s|^(?:After|Après|Depois)\s)(?:[^,.;]|[.,](?=\d))*|(?<![^,;.:])(?:[^,;.:]|[.,](?=\d))*(?<!\p{L})(?:(?:not|so) long ago|(?:\p{L}+\s)?(?:weeks?|months?|years?) ago|last (?:time|month|year|january|february|march|april|may|june|july|august|september|october|november|december)|to date|since (?:its|the) [^,.;]*|(?:in|en|em) 20[01]\d|(?:in|en|em) 202[0-5]|il y a (?:\p{L}+ ){1,3}(?:mois|semaines|ans)|l['’]an dernier|há \p{L}+ (?:meses|anos|semanas)|no ano passado|até (?:à data|agora|hoje)|depuis (?:sa|l['’]|le)[^,.;]*)(?!\p{L})(?:[^,;.:]|[.,](?=\d))*/giu;
/** What is told of the past only where it speaks of money. */
const OF_MONEY =
  /\p{Sc}|\d\s?(?:k|m|mn|bn)(?!\p{L})|mill|series|série|seed|round|tour de|ronda|deal|loan|raised|levé/iu;

const blank = (words: string) => '_'.repeat(words.length);

/** The text with what it says of other rounds left blank. */
export const ofThisRound = (text: string): string =>
  text
    .replace(NEXT, blank)
    .replace(EARLIER, blank)
    .replace(BEFORE_NOW, (words) =>
      OF_MONEY.test(words) || /^(?:After|Après|Depois)\s/.test(words) ? blank(words) : words,
    );
