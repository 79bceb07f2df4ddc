// What news of startups and money is no round, exit or closure of one company.

/** Lists, digests and reports of many, by anything in the headline. */
const LISTS: readonly RegExp[] = [
  /[?؟]\s*$|[[(](?:opinion|op-?ed|analysis|column|sponsored|interview|opinião|tribune)[\])]/iu,
  // Programmes.
  /(?<!\p{L})(?:mobilis|débloqu|allou|consacr|sets? aside|earmark|allocat|disponibiliz|destin)\p{L}*(?!\p{L})[^.]*(?:soutenir|accompagner|appuyer|aider|support|apoiar|fomentar)\s(?:\p{L}+\s)?(?:startups?|start-ups?|jeunes pousses|entrepreneurs|empreendedores)(?!\p{L})/iu,
  /\b(?:top|best|biggest|largest) (?:\d+|five|ten|startups|deals)\b|^\W*\d+ (?:\w+ ){0,3}(?:startups|start-ups|founders|companies|things|deals|firms|fintechs|ventures|funds|investors|ways|lessons)\b/i,
  /\b(?:round-?up|recap|digest|newsletter|in review|week in|weekly|this week|this month|monthly|podcast|webinar|live blog|and more$|explained|infographic)\b/i,
  /\b(?:le|les) (?:top )?\d+ (?:start|plus|meilleur|lev|entreprises)|\btop \d+|retour sur|hebdo|de la semaine\b|(?<!\p{L})[ao]s \d+ (?!milh|mil )|da semana\b|resumo/iu,
  /\b(?:commercial papers?|eurobonds?|dividends?|net profit|after[- ]tax|sukuk|rights issue|treasury)\b|[ée]met\b[^.]*obligat|\bbénéfice net\b|\blucro\b|صكوك|أرباح/iu,
];

/** By what the headline says before its first sum: behind that stands what the money is for. */
const HEADS: readonly RegExp[] = [
  // Many at once.
  /(?:^|[^\p{L}])(?:les|des|aux|ces|nos) (?:jeunes |petites )?(?:start-?up|fintech|pépites|entreprises|sociétés|levées)(?!\p{L}*['’])/iu,
  /\b(?:startups|start-ups|scale-?ups|fintechs|founders|companies|entrepreneurs|jeunes pousses|empresas|agritechs|healthtechs)\b(?!['’])[^:]{0,60}?\b(?:raised?|raising|secured?|attract\w*|received?|get|got|landed|levé|lèvent|lever|ont|captam|captaram|levantam|levantaram|receb\w+|selected|chosen|join|pitch|win|retenues|sélectionnées|mobilis\w+)\b/i,
  // Voices.
  /^\W*(?:opinion|op-?ed|tribune|analysis|analyse|análise|column|chronique|interview|entretien|entrevista|q&a|comment|commentary|guest post|guest column|perspective|editorial|édito|opinião|artigo|sponsored|feature|explainer|décryptage|portrait|profile|book review)(?!\p{L})/iu,
  /^\W*(?:what|how to|should|ce que|voici|is|are|can|could|will|do|does|where|when|who|inside|meet(?! the (?:start-?up|company|firm))|the case|the state|lessons|comment|pourquoi|faut-il|como (?:é|as|os|o|a|um|uma|captar|levantar|startups)|porque|por que|o que|quem)(?!\p{L})/iu,
  /^how\b[^.]*\b(?:buil[dt]s?|grew|grows|became|becomes|makes|made|works|wants)\b|\b(?:rise and fall|(?:CEO|founder|boss|chief) on|founders? (?:starts|launches|leaves|joins))\b/iu,
  /\bhere['’]s (?:why|how|what)\b|\b(?:won|can)['’]t (?:happen|be)\b|(?<!\p{L})(?-i:I) (?:predict|think|believe|am)\b/iu,
  // Calls and programmes.
  /\b(?:appl(?:y|ications?)|call for|open call|deadline|register|registration|nominations?|submit|candidatures?|appel à|postulez|inscriptions?|candidaturas?|inscrições|concurso aberto|hackathon|bootcamp|competition (?:offers|opens|to)|prize for|programme? (?:offers|opens|launches|to support|for (?:startups|women|founders)))\b/i,
  // People and other business.
  /\b(?:lay(?:s|ing)? ?-?offs?|laid off|job cuts|cuts? (?:\d+ )?(?:jobs|staff)|retrench\w*|sacks|licenci\w+|réduit ses effectifs|despede|demite|despediu|fines?d?|sues?|sued|probe|investigat\w+|arrest\w*|court orders|fraud|scandal|amende|multa)\b/i,
];

/** A fund's own money: "closes $100M fund", "boucle son deuxième fonds". */
const FUNDS: readonly RegExp[] = [
  /\b(?:clos\w+|launch\w*|rais\w+|unveil\w*|announc\w+|secur\w+|debut\w*|establish\w*|sets? up|reach\w*|hits?|lands?|completes?|creates?|backs?|anchors?|starts?(?!-)|gets?|attracts?|receives?|targets?)\b(?:(?!\b(?:from|by|led|with|into)\b)[^.])*?\b(?<!to |fresh )(?:funds?|fund[- ](?:of funds|i{1,3}|iv|v|vi|\d)|vehicle|facility for (?:startups|smes|african))\b(?! (?:expansion|growth|its|the|their|new|african traders)\b)/i,
  /(?:premier|1er|deuxième|second|dernier|final|first) closing\b(?! (?:pour|de) (?:l|s)a série)/iu,
  /(?:boucle|lance|lève|clôture|annonce|crée|closing|dote|lancement|premier|deuxième|troisième|nouveau)(?:(?!\b(?:auprès|par|avec)\b)[^.])*?\b(?:fonds|véhicule)\b(?! (?:propres|de roulement|auprès|de (?:[\d,.]|\$|€)))(?<!levée de fonds)(?<!lev[ée]e? des fonds)/i,
  /(?:fecha|lança|capta|anuncia|cria|levanta|encerra|novo|primeiro|segundo)(?:(?!\b(?:junto|pelo|liderad[ao])\b)[^.])*?\b(?:fundo|veículo)\b/i,
];

const ARABIC_FUNDS: readonly RegExp[] = [
  /(?:^|\s)(?:ل)?(?:صندوقها|صندوقه|(?<!(?:تستقطب|تجذب|تقنع)\s)(?:صندوقا|صندوقًا)|صناديق)|(?:تطلق|تغلق|يطلق|إطلاق|إغلاق|أطلقت|يعلن|تؤسس) (?:\S+ ){0,2}(?:صندوق|الصندوق)/u,
];

const ARABIC: readonly RegExp[] = [
  /(?:^|\s)(?:ال)?شركات (?:ال)?(?:ناشئة|مصرية|تقنية)|الشركات الناشئة/u,
  /(?:التقديم|للتقديم|التسجيل|باب الترشح|مسابقة|هاكاثون|دعوة|برنامج (?:يمنح|لدعم|تسريع|مسرعة))/u,
  /(?:تسرح|تسريح|تسرّح|استغناء|تعين|تعيّن|تعيين|استقال|غرامة|تحقيق|مقاضاة)/u,
  /(?:لماذا|كيف|ماذا|هل |رأي|مقال|تقرير)/u,
];

/** Other things that companies do, where the headline says nothing of money. */
const OTHER_NEWS =
  /\b(?:launch(?:es|ed)?|unveils?|introduces?|expands?|partners with|partnered|partnership|signs? (?:deal|agreement|mou|partnership)|opens?|rolls? out|releases?|reports?|posts?|records?|celebrates?|crosses|surpasses|reaches|offers?|teams up|integrates?|(?:stops?|halts?|suspends?|pauses?|quits?|exits?|leaves?) (?:\p{L}+ ){0,2}(?:operations|services|market)|writes? (?:off|down)|marks? down|repays?|donates?|(?:to|for) charity|denies|dismisses|appoints?|names? new|hires?|steps? down|resigns?|joins(?![^.]*\b(?:investment|round|raise|financing|unicorns?)\b)|nomme|nommé|nomeia|wins? licen[cs]e|gets? licen[cs]e|secures? licen[cs]e|adds(?! up\b)|hosts|selects?|lance|s['’]associe|ouvre|dévoile|publie|étend|s['’]implante|lança|expande|abre|apresenta|publica|estabelece|parceria)\b/iu;
/** What may yet come, or is denied. */
const NOT_YET =
  /\b(?:in talks|talks to|seeks?|seeking|plans? to|planning to|aims? to|eyes|eyeing|looking to|wants? to|hopes? to|considering|weighs|mulls|targets?|set to raise|(?<!fail(?:s|ed|ing) |failure |struggl(?:es|ed|ing) )to raise|could|may raise|rumou?red|reportedly raising|(?:bid|offer)s? (?:to buy|for)|den(?:y|ies|ied)|dément\w*|desment\w*|nega|ambitionn\w+|négoci\w+|cherche à|veut|vise|compte lever|prépare|envisage|espère|projette|procura|quer|planeia|pretende|pode|em negociações|visa captar|pourrait|poderá|might)\b/i;
const NOT_YET_ARABIC =
  /(?:تسعى|يسعى|تتقدم|يتقدم|تخطط|يخطط|محادثات|مفاوضات|تدرس|تعتزم|تستهدف|تأمل)/u;

const OTHER_NEWS_ARABIC =
  /(?:تطلق|أطلقت|يطلق|إطلاق|تتوسع|توسع|شراكة|تتعاون|تكشف|تعرض|تفتتح|افتتاح|تسجل|أرباح)/u;

/** Of what follows a verb: money that is not raised. */
export const NOT_RAISED =
  /^\W*(?:(?:that|qu['’]|que) ?\S+ (?:would|will|plans?|intends?|va|compte|vai|irá)\b|the most\b|most of|half of|le plus\b|la majorité|a maior parte|o maior)|^\W*(?:an? |its |the )?(?:[\w$€£₦.,-]+ ){0,4}?(?:momentum|traction|ground|partnership|partenariat|parceria|contract|order|tender|licen[cs]e|approval|fine|profits?|revenues?|sales|deposits|users|customers|transactions|losses|loss|dividend|award for|damages|patent|certification|refund|frauds?|scam|penalty|tax|bill|high|low|prémio|prix de|contrat|licence|bénéfices?|chiffre d['’]affaires|ventes|agrément|contrato|concurso|encomenda|licença|lucros?|receitas?|vendas)\b/i;

const SUM =
  /[$€£₦₵]|(?:US|USD|EUR|KES|KSh|NGN|ZAR|EGP|R|N)\s?\d|\d[\d.,\s]*(?:k|m|mn|bn|million|millions|milliards?|billion|mil|milh|mille|euros|dollars|dólares|%|مليون|ملايين|ألف|آلاف|مليار)|مليون|مليوني|مليار|ألف/iu;

function headOf(title: string): string {
  const sum = SUM.exec(title)?.index ?? title.length;
  return sum < SHORTEST_HEAD ? title : title.slice(0, sum);
}

const SHORTEST_HEAD = 4;

/** Names may be made of any words. */
const QUOTED = /"[^"]*"/gu;

export function isRefused(title: string, summary: string): boolean {
  const head = headOf(title);
  return (
    [...LISTS, ...FUNDS, ...ARABIC_FUNDS].some((one) => one.test(title)) ||
    HEADS.some((one) => one.test(head)) ||
    ARABIC.some((one) => one.test(head.replace(QUOTED, '""'))) ||
    TOLD_OF_FUNDS.test(summary.slice(0, 600))
  );
}

/** What only a fund's announcement goes on to say. */
const TOLD_OF_FUNDS =
  /(?<!\p{L})(?:closed|closes|clôturé|clôture|bouclé|boucle|fechou|fecha|encerrou) (?:its|their|son|leur|o seu) (?:[\p{L}-]+ ){0,4}(?:fund|fonds|fundo)(?!\p{L})(?! de roulement| propres)|\b(?:the|this|its|new) (?:new |second |first |third )?fund (?:will|plans|targets|aims|is expected|intends)\b|\b(?:final|first) close of (?:its|the|their|a)\b|\b(?:lever|lancer|raise|raising) (?:un|a) (?:\p{L}+ )?(?:fonds|fund)\b|\bwrite cheques\b|\b(?:the|this) (?:investor|vc firm|venture capital firm|fund manager)(?:,[^,.]*,)? (?:will|plans to|aims to|intends to)\b|\b(?:l['’]investisseur|la société de gestion) (?:va|compte|investira|soutiendra|vise)\b|\b(?:le|ce) (?:nouveau )?fonds(?:,[^,.]*,)? (?:investira|va|vise|compte|interviendra|ciblera)\b|\bo fundo (?:vai|irá|pretende|investirá)\b|(?:سيستثمر|يستهدف|سيركز|يستثمر) الصندوق/iu;

/** Of the price: "num negócio que pode chegar aos 38 milhões". */
const MAY_REACH =
  /\s(?:that|which|que|qui)\s(?:could|may|might|pode|poderá|pourrait)\s(?:be|reach|rise|value|valer|chegar|atingir|atteindre|valoir)\b/giu;

export function isNotYet(title: string): boolean {
  const head = headOf(title.replace(MAY_REACH, ' '));
  return NOT_YET.test(head) || NOT_YET_ARABIC.test(head);
}

/** An investor leaves: the round that is mentioned is an earlier one. */
const LEAVES =
  /\b(?:(?<!(?:\b(?:one|two|three|four)|\d) )exits?|exited|divests?|divested|withdraws?|withdrew|pulls? out|pulled out|relinquish\w*|offloads?|sells? (?:its |their )?(?:stake|shares)|se désengage|sort du capital|cède (?:sa|ses) (?:participation|parts)|sai do capital|vende (?:a sua )?participação)(?!\p{L})(?! stealth)/iu;
export const isOfLeaving = (title: string): boolean => LEAVES.test(title);

export const isOtherNews = (title: string): boolean =>
  OTHER_NEWS.test(title) || OTHER_NEWS_ARABIC.test(title);

/** What no round goes with, anywhere in the text. */
const OTHER_THAN_ROUNDS =
  /(?<!\p{L})(?:IPO|initial public offer\p{L}*|stock exchange|shares? (?:price|value)s?|\d+ (?:start-?ups|companies|fintechs|firms)(?= (?:in|from|raised|across))|shares closed|start(?:ed)? trading|(?:its|a|the) listing|lays? off|laid off|layoffs|terminations|shut down|shuts down|workforce|licen[cs]es?|competitions?|compete|students?|fraud|fined|final close|first close|close of (?:a|its|the) fund|appl(?:y|ications?|icants?)|candidates?|candidatures?|candidaturas?|cohort|incubators|selected to|government|governo|gouvernement|ministry|ministère|ministério|report showing|cette semaine|rachetée?s?|adquirida|comprada|in talks|sought|talks with|no agreement|not clear|étudiants|estudantes|concours|concurso|roads?|routes|contracts?|contrats?|contratos?|tenders?|tax|farmers|cooperatives|agriculteurs|agricultores)(?!\p{L})/iu;
/** "Kudi investe 1 milhão para expandir": what it spends itself. */
const OWN_MONEY =
  /(?<!\p{L})(?:invests?|investing|investe|investit|investir|invest)\s(?:(?:in|na|no|dans) (?:the|la|le) |(?:(?:[^.;]|\.(?=\d)){3,40}?\s)?(?:to|para|pour|on)\s(?=\p{Ll}))/iu;
export const isOfOwnMoney = (title: string): boolean => OWN_MONEY.test(title);
export const tellsOtherNews = (text: string): boolean => OTHER_THAN_ROUNDS.test(text);

/** "Start-ups : pourquoi …", "Here is why": of many things, where no company is named. */
const ABOUT = /:\s(?:pourquoi|comment|ce que|why|how|what|porque|como|o que|لماذا|كيف)(?!\p{L})/iu;
export const isOfMany = (title: string): boolean => ABOUT.test(title);
