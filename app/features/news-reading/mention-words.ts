// Words that tell a startup's name from the same word in a sentence, in English and French.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What stands before a name: "the fintech Wave". */
export const KIND_WORDS = words(`
  startup startups startupper company firm platform unicorn fintech insurtech healthtech edtech agritech agtech proptech
  cleantech logistech logistics mobility ecommerce e-commerce marketplace app bank neobank lender insurer provider
  operator venture maker giant scaleup group rival competitor owned backed entreprise plateforme licorne societe
  jeune-pousse application banque`);

/** What stands after a name: "Wave raises". */
export const ACTION_WORDS = words(`
  raises raised raising secures secured securing closes closed closing lands landed bags bagged nets netted gets
  receives received wins won acquires acquired buys bought merges merged launches launched launching unveils unveiled
  introduces introduced rolls partners partnered teams signs signed expands expanded enters entered exits exited opens
  opened appoints appointed names named hires hired lays fires cuts sacks shuts folds suspends pauses halts resumes
  announces announced reports reported plans says said denies confirms sues files lists delists goes becomes joins
  adds offers pays pilots tests tops hits reaches crosses doubles triples grows processes serves seeks eyes targets
  invests leve lance obtient boucle acquiert rachete annonce ouvre signe recoit mobilise realise conclut`);

/** Of these, the ones that money follows: "raises $5M", "leve 3 millions". */
export const RAISE_WORDS = words(`
  raises raised raising secures secured closes closed lands landed bags bagged nets netted gets receives received wins
  leve obtient boucle recoit mobilise`);

/** Who works there: "Wave CEO", "founder of Wave". */
export const ROLE_WORDS = words(`
  ceo cto coo cfo cpo cmo founder founders cofounder cofounders co-founder boss chief president director chairman
  pdg fondateur fondatrice cofondateur users customers agents merchants employees staff app`);

/** Before a name these make it a plain word: "a new wave". */
export const DETERMINERS = words(`
  a an the this that these those new next first second third another every each any some no more most big great huge
  latest biggest largest our your their his her its my un une le la les des du cette nouveau nouvelle premiere`);

/** After it these do: "wave of". */
export const PARTITIVES = words('of de du des d');

/** Between a name and its verb. */
export const AUXILIARIES = words(
  'has have had is was will to also just now quietly finally reportedly a ont est',
);

/** What a name ends in and people leave out: "Twiga Foods", "Copia Global". */
export const GENERAL_ENDINGS = words(`
  africa agriculture analytics app bank capital co company corp corporation digital energy finance financial fintech foods
  global group health holdings holding inc international labs limited ltd mobility money motors network pay payments
  plc pty sa sarl services solutions systems tech technologies technology ventures`);

/** How the people and things of a country are called, beside its name, by ISO code. */
export const DEMONYMS: Readonly<Record<string, string>> = {
  DZ: 'algerian',
  AO: 'angolan',
  BJ: 'beninese',
  BW: 'botswanan',
  BF: 'burkinabe',
  BI: 'burundian',
  CV: 'cape verdean',
  CM: 'cameroonian',
  CF: 'central african',
  TD: 'chadian',
  KM: 'comorian',
  CG: 'congolese',
  CI: 'ivorian',
  DJ: 'djiboutian',
  CD: 'congolese',
  EG: 'egyptian',
  GQ: 'equatoguinean',
  ER: 'eritrean',
  SZ: 'swazi',
  ET: 'ethiopian',
  GA: 'gabonese',
  GM: 'gambian',
  GH: 'ghanaian',
  GN: 'guinean',
  GW: 'guinean',
  KE: 'kenyan',
  LS: 'basotho',
  LR: 'liberian',
  LY: 'libyan',
  MG: 'malagasy',
  MW: 'malawian',
  ML: 'malian',
  MR: 'mauritanian',
  MU: 'mauritian',
  MA: 'moroccan',
  MZ: 'mozambican',
  NA: 'namibian',
  NE: 'nigerien',
  NG: 'nigerian',
  RW: 'rwandan',
  ST: 'santomean',
  SN: 'senegalese',
  SC: 'seychellois',
  SL: 'sierra leonean',
  SO: 'somali',
  ZA: 'south african',
  SS: 'south sudanese',
  SD: 'sudanese',
  TZ: 'tanzanian',
  TG: 'togolese',
  TN: 'tunisian',
  UG: 'ugandan',
  ZM: 'zambian',
  ZW: 'zimbabwean',
};

/** Words that companies like to be called by, and that headlines use for what they mean. */
export const COMMON_WORDS = words(`
  able access account ace act action active add advance africa african agent air alert alliance alpha amount anchor angel
  apex apple apply april arc arise ark arrow art ask asset atlas august autumn away axis baby back bag balance bamboo
  bank base basket bay beacon beam bean bear beat bee bell best beta better beyond big bike bill bird bit bite black
  blaze blink block blood bloom blue board boat body bold bolt bond book boost borrow boss box brain branch brand brave
  bread breeze brick bridge bright brook bubble bucket buddy bud bug build bull bump bundle bus business buy buyer call
  camp canal canvas cap capital car card care cargo carrot carry cart case cash cast castle catch cave cell centre
  century chain chair chalk champion chance change channel charge chart chat check chess chief child chip choice circle
  city civic class clean clear clever click climb clinic clip clock close cloth cloud club coach coast code coin cold
  collect colour comet commerce common community compass complete connect contact content convert cook cool core corner
  cotton count country course court cover craft cream create credit crop cross crowd crown cruise crystal cube curve
  cycle daily dash data date dawn day deal dear deck deep delta desk dial diamond digital direct discover dish doctor
  dock dot dove dragon dream drive drone drop drum dual duka dune dust eagle early earn earth east easy echo edge egg
  elder electric element elite ember empire energy engage engine enterprise entry epic equal equity era escape essence
  event ever exact excel exchange expert explore express extra eye face factor fair faith falcon family fare farm
  fashion fast father favour feast feed field fin final find fine fire first fish fit five flag flame flash fleet flex
  flip float flow flower fly focus folk food foot force forest forge form forte fortune forum forward foundation fox
  frame free freedom freight fresh friend front fruit fuel full fund funnel fuse fusion future gain galaxy game garden
  gate gather gem gemini general genius gift giraffe giga give glass globe glow goal gold good google grace grain grand
  grant graph grass great green grid grip grocery ground group grow growth guard guide guru habit hand happy harbour
  harvest haven head health heart heat help herd hero hive hold home honest honey hope horizon horn house hub human hunt
  ice icon idea image impact index infinity ink inside insight instant insure interest invest iron island ivory jade
  jam jet job join journey joy jump june jungle juniper jupiter just keep key kind king kite knife knot know label lab
  lake lamp land lane lantern large last launch law layer lead leaf lean leap learn ledger legacy lemon lens level
  liberty life lift light lime line link lion list live living load loan local lock log logic loop lotus love loyal luck
  lumen luna lunar machine magic mail main major maker map marble march mark market mars mass master match matrix matter
  may maze meal measure media medic meet mega member memory mentor mercury merge merit metal meta meter metro micro mile
  milk mill mind mine mint minute mirror mission mix mobile mode modern money monday month moon more motion mountain move
  music nano native nature near nest net network news next nice night nine noble node north nova now number oak oasis
  object ocean offer office oil olive omega one online open optimal option orange orbit orchard order origin oxygen pace
  pack page paint pair palace palm panda panel paper parallel park part partner party pass passion past path pay payment
  peace peak pearl people pepper perfect pet phone phoenix photo piano pick picture piece pilot pin pine pink pioneer
  pipe pitch pixel place plan planet plant plastic plate play plug plus pocket point pool port portal post pot power
  present press price pride prime print prism pro product profit promise proof property pulse pump pure purple push
  quantum queen quest quick quiet race radar radio rain raise ranger rapid rate raven ray reach read real red reef relay
  remit rent rescue retail revolution rice ride right ring rise river road roam rock rocket roll roof room root rope rose
  round route royal ruby run safe saga sage sail sales salt sand sapphire save savings savvy scale scan school scope
  score scout sea seal search season seat second secret secure seed seeds send senior sense series serve set seven shade
  shadow shape share sheep shell shield shift shine ship shop short show shuttle sigma sign signal silk silver simple
  six sky sleep slice smart smile snap snow social soft soil solar solid solution sonic soul sound source south space
  spark speed sphere spin spirit split spot spring sprint square stable stack staff stage stake standard star start
  state station stay steel stem step stock stone store storm story stream street strike string strong student studio
  style sugar summer summit sun sunny super supply support sure surge swift switch sync system table tag talent talk
  tank tap target task taxi tea teach team tech ten tent term terra test text thank think thread three thrive ticket
  tide tiger time tip titan today together token tomorrow tone tool top torch total touch tower town track trade trail
  train transfer transit travel tree trend tribe trip true trust try tube tune turn turtle twin two union unit unity up
  urban use value van vault vector vega venture verse vessel vibe victory view village vine vision visa vista vital
  vivid voice volt vote voyage wallet warm wash watch water wave way wealth weather web week well west wheel white whole
  wide wild win wind window wing winter wire wise wish wolf wonder wood word work world worth yard year yellow yes yield
  young zebra zen zero zone zoom
  ami bleu bon bourse cle coeur etoile feu force lune main maison marche mer monde nord or pont route soleil sud terre
  vague vie ville voile`);
