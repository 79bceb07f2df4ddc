// What a sentence of Latin letters says happened to which company.
import { isCountryWord } from './amounts.ts';
import { listNames, objectName, subjectName } from './names.ts';
import { NOT_RAISED } from './refuse.ts';

export type Happening = 'round' | 'acquired' | 'merged' | 'listed' | 'closed';

export interface FoundEvent {
  what: Happening;
  company: string;
  /** Who invests, leads or buys. */
  others: string[];
  isLed: boolean;
  /** What says so, from the verb on. */
  words: string;
}

const SAID =
  "(?:has |have |had |is |was |to |today |just |officially |successfully |also |a |ont |vient de |vient d['’]|annonce (?:avoir |qu['’]elle a )?|announces? (?:that )?(?:it )?(?:has )?)*";
const words = (list: string) =>
  list
    .trim()
    .split(/\s*\|\s*/)
    .join('|');

const RAISES = new RegExp(
  String.raw`(?<=[\s,"”»])${SAID}(?:${words(`raises?|raised|raising|secures?|secured|lands?|landed|bags?|bagged|nets?|netted|closes?|closed|gets?|receives?|received|picks up|picked up|scores?|scored|attracts?|attracted|obtains?|obtained|snags?|snagged|nabs?|nabbed|wins?|won|pulls in|pulled in|grabs?|grabbed|garners?|garnered|clinch(?:es|ed)|gains?|hauls? in|locks? in|completes?|completed|announces?|announced|banks?|banked|draws?|tops up|emerges?|emerged|hits?|awarded|signs?|signed|reels in|rakes in|collects?|finali[sz](?:es|ed)|concludes?|brings? in|takes in|valued|becomes|achieves|sold a minority|sells a minority|extends?|adds?|doubles?
  |lève|lèvent|levé|boucle|bouclé|bouclent|clôture|clôturé|obtient|obtenu|décroche|décroché|sécurise|sécurisé|mobilise|mobilisé|réussit|réussi|finalise|finalisé|annonce|annoncé|reçoit|reçu|récolte|récolté|engrange|engrangé|collecte|collecté|s['’]offre|capte|capté|signe|signé|remporte|remporté|conclut|conclu|réalise|réalisé|réunit|bénéficie|lever|boucler|s['’]assure
  |capta|captou|levanta|levantou|recebe|recebeu|fecha|fechou|anuncia|anunciou|obtém|obteve|garante|garantiu|consegue|conseguiu|arrecada|arrecadou|angaria|angariou|atrai|atraiu|conquista|conquistou|vence|venceu|assegura|assegurou|recolhe|conclui|concluiu|ganha|ganhou|mobiliza|mobilizou|encaixa|encaixou`)})(?=[\s,:])`,
  'iu',
);
const LEADS =
  /(?<=\s)(?<!to )(?:co-?leads?|leads?|co-?led|led|mène|a mené|mènent|ont mené|dirige|conduit|co-?dirige|lidera|liderou|lideram|co-?lideram?)\s+(?=.*(?:[$€£₦]|\d|round|series|seed|tour|ronda|rodada|levée|investi|financ))/iu;
const INTO =
  /\b(?:in|into|for|behind|dans|de|chez|du|na|no|em|da|do|nas|nos)\s+(?:(?:la|le|a|o|the|un|une|uma|startup|start-up|jeune pousse|fintech|société|entreprise|empresa)\s+|l['’]\s*)*(?=\S)/iu;
const INVESTS =
  /(?<=\s)(?:has |have |a |to |will )*(?:invests?|invested|injects?|injected|pours?|poured|puts?|backs|back(?! (?:from|in|to|on|up|and|into|at|with)\b)|backed(?! by)|commits?|committed|takes? (?:a )?(?:minority )?stake|buys? (?:a )?(?:minority )?stake|acquires? (?:a )?(?:[\d.]+ ?(?:%|per ?cent|percent) |minority |significant )?(?:stake|shares)|entre au capital|entrent au capital|prend une participation|prennent une participation|investit|investi|investissent|injecte|injecté|mise|investe|investiu|investem|injecta|injectou|aporta|aposta|entrou no capital|entra no capital|pledges?|provides?|extends?|grants|lends|awards|awarded|accorde|octroie|prête|concede|empresta|financ(?:es?|ed|e|ia|iou)|supports?)(?=\s)/iu;
const FOR_START =
  /\b(?:for|pour|para)\s+(?:(?:la|le|a|o|the|startup|start-up|fintech|healthtech|edtech|agritech|jeune pousse)\s+|l['’]\s*)*(?=\p{Lu})/iu;

const BUYS =
  /(?<=[\s"”])(?:(?:has|have|a|ont|to|will|agrees? to|agreed to|is set to)\s+)*(?:acquires?|acquired|acquiring|buys?|bought|takes over|took over|snaps up|snapped up|swallows|completes? (?:the |its )?(?:acquisition|takeover|purchase) of|completed (?:the |its )?(?:acquisition|takeover|purchase) of|announces? (?:the )?(?:acquisition|takeover) of|buy|acquire|rachète|racheté|acquiert|acquis|met la main sur|reprend|absorbe|annonce le rachat de|annonce l['’]acquisition de|annoncé le rachat de|annoncé l['’]acquisition de|finalise (?:le rachat|l['’]acquisition) de|s['’]empare de|s['’]offre|adquire|adquiriu|compra|comprou|anuncia a (?:compra|aquisição) d[aeo]|anunciou a (?:compra|aquisição) d[aeo]|conclui a aquisição d[aeo])(?=\s)/u;
const BOUGHT =
  /(?:\s(?:has been|have been|is|was|gets?|est|a été|foi|é|being|to be|is being|agrees to be))?\s(?:acquired|bought|taken over|snapped up|swallowed up|rachetée?|acquise?|reprise?|absorbée?|adquirid[ao]|comprad[ao]|vendid[ao]|sold|sells|sells itself|vendue?)\s(?:(?:by|par|pel[ao]s?|por|to|à|au|ao|à)\s)/iu;
const MERGES =
  /(?<=\s)(?:(?:have|has|agree|agreed|agree to|agreed to|to|announce|announces|announced|complete|completes)\s+)*(?:merges?|merged|merger|fusionnent|fusionne|fusion|fundem-se|funde-se|fusão|anunciam fusão)(?=[\s.,]|$)/iu;
const LISTS =
  /(?<=\s)(?:lists?|listed|goes public|went public|debuts?|begins? trading|began trading|starts trading|makes (?:its )?debut|s['’]introduit en bourse|entre en bourse|fait son entrée (?:à la|en) bourse|introduite? en bourse|estreia na bolsa|entra na bolsa|estreia-se na bolsa|completes (?:its )?(?:ipo|listing))(?=[\s.,]|$)/iu;
const EXCHANGE =
  /\b(?:exchange|bourse|bolsa|nasdaq|nyse|ngx|jse|egx|brvm|ipo|public|listing|trading)\b/iu;
const CLOSES =
  /(?<=\s)(?:(?:has|have|a|is|to|will|was|been|announces?|announced|annonce|annoncé|est|anuncia|anunciou|va|vai)\s+)*(?:shuts? down|shutting down|shut down|shutters?|shuttered|closes? (?:its )?doors|closed (?:its )?doors|closes down|closed down|closing down|close down|ceases? (?:all )?operations?|ceased (?:all )?operations?|ceases trading|winds? down|winding down|wound down|folds|folded|goes (?:bust|bankrupt|under)|collapses?|enters? (?:into )?(?:liquidation|administration|insolvency)|entered (?:liquidation|administration)|placed (?:in|under|into) (?:liquidation|administration)|files? for bankruptcy|filed for bankruptcy|goes into liquidation|suspends (?:all )?operations|halts operations|discontinues operations|calls it quits|(?:announces|announced) its closure|(?:annonce|annoncé) sa fermeture|anuncia o encerramento|anunciou o encerramento|met fin à ses activités|mettre fin à ses activités|cesse ses activités|cesser ses activités|ferme ses portes|fermé ses portes|fermer ses portes|placée? en (?:liquidation|redressement)|dépose le bilan|déposé le bilan|met la clé sous la porte|en liquidation judiciaire|arrête ses activités|encerra (?:as )?(?:suas )?(?:actividades|atividades|operações|portas)|encerrou (?:as )?(?:suas )?(?:actividades|atividades|operações|portas)|fecha (?:as )?portas|fechou (?:as )?portas|declara falência|declarou falência|entra em falência|abre falência)(?=[\s.,]|$)/iu;
const NOT_WHOLE =
  /^\s+(?:its |their |the |sa |son |ses |a sua |as suas )?(?:\S+ )?(?:office|plant|branch|store|stores|service|app|unit|arm|subsidiary|division|factory|warehouse|bureau|usine|agence|filiale|escritório|fábrica|filial|operations in|business in|round|funding)\b/iu;
/** Behind "shuts down": of the company itself, not of something that it does. */
const WHOLE =
  /^\s*(?:$|[.,;:()]|(?:its |all )?(?:its )?(?:operations?|business|activities)(?! in| for)\b|(?:after|amid|as|due|because|following|despite|over|and|on|by|citing|today|permanently|for good|with|at|from|effective|this|next|less|just|barely|only|months|years|two|three|four|five|six|seven|eight|nine|ten|\d+|in (?:20|january|february|march|april|may|june|july|august|september|october|november|december)|—|–|-)(?!\p{L}))/iu;
const MAJORITY = /(?:majority|controlling|100 ?%|whole|entire)/i;

/** Null where the sentence tells of no event of one company. */
export function findEvent(sentence: string, known: string): FoundEvent | null {
  const text = ` ${sentence}`;
  const cut = (found: RegExpExecArray) => ({
    before: text.slice(0, found.index),
    after: text.slice(found.index + found[0].length),
    words: text.slice(found.index, found.index + 120).trim(),
  });
  const isRaisedFirst =
    (RAISES.exec(text)?.index ?? text.length) < (INVESTS.exec(text)?.index ?? 0);
  const given = () => (isRaisedFirst ? (raise() ?? invest()) : (invest() ?? raise()));
  return closure() ?? exit() ?? lead() ?? given() ?? nominal();

  function make(
    what: Happening,
    company: string | null,
    words: string,
    others: readonly (string | null)[] = [],
    isLed = false,
  ): FoundEvent | null {
    if (!company || isCountryWord(company)) return null;
    return { what, company, words, isLed, others: others.flatMap((one) => one ?? []) };
  }

  function closure(): FoundEvent | null {
    const found = CLOSES.exec(text);
    if (!found) return null;
    const { before, after, words: said } = cut(found);
    if (
      NOT_WHOLE.test(after) ||
      (/(?:down|folds)$/iu.test(found[0]) && !WHOLE.test(after)) ||
      RELATIVE.test(before)
    )
      return null;
    return make(
      'closed',
      subjectName(before.replace(/^\s*(?:Why|How|Pourquoi|Comment|Porque)\s/u, ''), known),
      said,
    );
  }

  function exit(): FoundEvent | null {
    const passive = BOUGHT.exec(text);
    if (passive) {
      const { before, after, words: said } = cut(passive);
      const company = RELATIVE.test(before) ? null : subjectName(before, known);
      const made = make('acquired', company, said, [objectName(after, known)]);
      if (made && /^\s*(?:\p{L}+ ){0,6}?["«]?\p{Lu}/u.test(after)) return made;
    }
    const buys = BUYS.exec(text);
    if (buys) {
      const { before, after, words: said } = cut(buys);
      const stake =
        /^\s+(?:a |an |une |la |uma )?[^,.]{0,24}?(?:stake|shares|participation|capital|participação)\b/iu.exec(
          after,
        );
      const isPart =
        stake && !MAJORITY.test(stake[0]) && !/totalité|totalidade|majorit/i.test(stake[0]);
      const rest = stake
        ? after.slice(stake[0].length).replace(/^\s+(?:in|of|dans|de|du|da|do|na|no)\s+/iu, ' ')
        : after;
      const buyer = subjectName(before, known);
      const company =
        /^\s+(?:\p{Ll}+ )*(?:licen[cs]es?|spectrum|land|building|equipment|customers|trucks|buses)\b/iu.test(
          rest,
        )
          ? null
          : objectName(rest, known);
      if (RELATIVE.test(before)) return null;
      return make(isPart ? 'round' : 'acquired', company, said, [buyer]);
    }
    const merges = MERGES.exec(text);
    if (merges) {
      const { before, after, words: said } = cut(merges);
      const pair = listNames(before.trim());
      const [one, other] =
        pair.length > 1
          ? pair
          : [
              subjectName(before, known),
              objectName(
                after.replace(/^\s+(?:with|avec|com|of|de|entre|between)\s+/iu, ' '),
                known,
              ),
            ];
      if (one && other) return make('merged', one, said, [other]);
    }
    const lists = LISTS.exec(text);
    if (lists && EXCHANGE.test(text.slice(lists.index, lists.index + 140))) {
      const { before, words: said } = cut(lists);
      return make('listed', subjectName(before, known), said);
    }
    return null;
  }

  function lead(): FoundEvent | null {
    const found = LEADS.exec(text);
    if (!found) return null;
    const { before, after, words: said } = cut(found);
    const company = behind(after);
    return make('round', company, said, listNames(before.trim()), true);
  }

  function invest(): FoundEvent | null {
    const found = INVESTS.exec(text);
    if (!found) return null;
    const { before, after, words: said } = cut(found);
    if (RELATIVE.test(before)) return null;
    const isStake =
      /stake|shares|capital|participation|backs?|backed|financ|supports?|grants|lends|awards|awarded|back|provides?|extends?/iu.test(
        found[0],
      );
    const direct = isStake
      ? objectName(
          after
            .replace(/^\s+(?:in|of|de|da|do|du|dans|to|chez|the|la|le|a|o)\s+/iu, ' ')
            .split(/\b(?:with|avec|com)\b/iu)[0] ?? '',
          known,
        )
      : null;
    const company = behind(after) ?? direct;
    const investors = listNames(before.trim().replace(/^[^:]{2,30}:\s/u, ''));
    return make(
      'round',
      company,
      said,
      investors.length > 0 ? investors : [subjectName(before, known)],
    );
  }

  /** Behind "in", "into", "dans", "na": the company that money goes to. */
  function behind(after: string): string | null {
    let rest = after;
    for (let found = INTO.exec(rest); found; found = INTO.exec(rest)) {
      rest = rest.slice(found.index + found[0].length);
      if (/^(?:\d|[$€£₦]|seed|series|série|equity|debt|new|amorçage|dollars|dólares)/iu.test(rest))
        continue;
      const first = rest.split(/,\s|\s(?:for|to|as|pour|para|with|avec|com)\s/u)[0] ?? '';
      const name = objectName(first, known);
      if (name && !isCountryWord(name)) return name;
    }
    return null;
  }

  function raise(): FoundEvent | null {
    const found = RAISES.exec(text);
    if (!found) return null;
    const { before, after, words: said } = cut(found);
    if (NOT_RAISED.test(after) || RELATIVE.test(before)) return null;
    if (!FUNDING.test(after)) return null;
    return make('round', subjectName(before, known), said);
  }

  function nominal(): FoundEvent | null {
    if (!/^\s*(?:[^:]{2,30}:\s*)?(?:(?:un|une|um|one|half)\s|[\p{Sc}\d]|US\$)/iu.test(text))
      return null;
    const found = FOR_START.exec(text) ?? /\b(?:for|pour|para)\s+/iu.exec(text);
    if (!found) return null;
    const { after, words: said } = cut(found);
    return make('round', objectName(after, known), said);
  }
}

/** Behind one of these it is not what the sentence says, but an aside. */
const RELATIVE =
  /\b(?:which|who|that|after|since|months|years|days|qui|ayant|après|depuis|que|depois|once|when)\b(?!.*(?:,|said|says|announced))/iu;

const FUNDING =
  /[$€£₦]|\d|fund|round|seed|invest|series|série|capital|financ|levée|tour de table|subvention|ronda|rodada|grant|loan|debt|facility|prêt|empréstimo|dette|million|backing|stake/iu;
