// The many spellings of a kind of round, brought to the specification's twenty.
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { cleanValue, lookupKey } from './clean-text.ts';
import { EMPTY_READING, type Reading, unreadable } from './contract.ts';

/**
 * Other spellings by kind, as lookupKey writes them. Those without a kind of their own go where the catalogue's own compilers put
 * them: Series D and later and what comes just before Series C are Venture Series; bridges are Convertible Notes; loans, facilities
 * and securitisations are Debt Financing; an accelerator's standard cheque is Pre-Seed; unnamed equity is Venture Capital.
 */
const SPELLINGS: Record<FundingRound, string> = {
  Angel:
    'angel angels angelround angelfunding angelinvestment angelinvestor angelinvestors angelseries individual individualinvestor businessangel businessangels ba',
  'Pre-Seed':
    'preseed preseedround preseedfunding preseedstage preseedextension preseed2 preseed+ preseedii preseries0 idea ideastage conceptstage friendsandfamily friends&family familyandfriends ' +
    'family&friends fff bootstrap accelerator accelerated acceleration acceleratorincubator incubator incubation incubatoraccelerator startupaccelerator acceleratorprogram preamorcage prestartup proofofconcept poc',
  Seed:
    'seed seedround seedfunding seedstage seedstageround seedextension seedext seed+ seedplus seed1 seed2 seed3 seedi seedii seediii seriesseed seedseries seedvc seedventurecapital lateseed postseed megaseed seedcapital ' +
    'seedinvestment seedequity semente semilla amorcage seedangel angelseed seedpluground seeda seedprime startupcapital earlystage earlystagevc earlyvc',
  Grant:
    'grant grants grantfunding nonequityassistance nonequity nonequityfunding nondilutive nondilutivefunding nonequitygrant prize prizes prizemoney award awards competition competitionprize competitionaward ' +
    'contest hackathon hackathonprize subvention donation subsidy subsidies grantaward researchgrant governmentgrant philanthropic challenge equityfree equityfreefunding equityfreegrant fellowship',
  'Venture Series':
    'ventureseries seriesunknown ventureseriesunknown seriesventure venturerounseriesunknown seriesd seriesd1 seriesd2 seriesd+ seriesdround roundd seriese seriese1 seriese+ serieseround rounde seriesf seriesfround ' +
    'seriesg seriesh seriesi seriesj seriesk growthseries preseriesc preseriesd preseriese seriesx lateventure laterstagevc latestagevc latestage laterstage latevc',
  'Series A':
    'seriesa seriesaround seriesafunding rounda around seriea sera a seriesa1 seriesa2 seriesa3 seriesa+ seriesaplus seriesai seriesaii seriesaiii seriesaextension seriesaext extendedseriesa seriesastage seriesaa seriesaprime firstround ' +
    'seriesasecondclose seriesafirstclose seriesafirsttranche',
  'Series B':
    'seriesb seriesbround seriesbfunding roundb serieb serb b seriesb1 seriesb2 seriesb3 seriesb+ seriesbplus seriesbii seriesbextension seriesbext extendedseriesb seriesbstage seriesbb seriesbsecondclose seriesbfirstclose',
  'Series C':
    'seriesc seriescround seriescfunding roundc seriec serc c seriesc1 seriesc2 seriesc3 seriesc+ seriescplus seriescii seriescextension seriescext extendedseriesc seriescstage seriescfirstclose seriescsecondclose',
  'Equity Crowdfunding':
    'equitycrowdfunding crowdfundingequity crowdequity crowdfunding crowdfundinground equitycrowd regcf regulationcrowdfunding crowdinvesting rega',
  'Product Crowdfunding':
    'productcrowdfunding rewardcrowdfunding rewardbasedcrowdfunding crowdfundingproduct kickstarter indiegogo rewardsbasedcrowdfunding',
  'Convertible Note':
    'convertiblenote convertiblenotes convertible convertibles convertibledebt convertibleloan convertibleloannote cln convertiblebond bridge bridgeround bridgefunding bridgefinancing bridgeloan bridgenote seedbridge ' +
    'safe safenote saferound simpleagreementforfutureequity kiss convertiblesafe note notes convertibleequity mezzaninebridge seriesabridge seriesbbridge bridgetoseriesa bridgetoseriesb',
  'Debt Financing':
    'debtfinancing debt debtround debtfunding debtfacility debtinvestment loan loans loanfacility termloan credit creditline creditfacility lineofcredit creditlinefacility facility venturedebt venturelending venturelendingdebt structureddebt seniordebt ' +
    'securitisation securitization securitizeddebt bond bonds greenbond corporatebond bankloan workingcapital workingcapitalfacility revolvingcredit revolvingcreditfacility mezzanine mezzaninedebt mezzaninefinancing subordinateddebt ' +
    'debtgeneral debtloan debtfinance revenuebasedfinancing rbf commercialpaper assetbackedfinancing assetbackedsecurity offbalancesheetdebt dette pret syndicatedloan projectfinance projectfinancing localcurrencydebt quasidebt debtcapital',
  'Secondary Market':
    'secondarymarket secondary secondarysale secondarytransaction secondaryround secondaryshares secondaryoffering secondarybuyout secondarytransactionprivate secondaries',
  'Post-IPO Equity':
    'postipoequity pipe postipo publicequity rightsissue followonoffering followonpublicoffering fpo postipoequityoffering equitypostipo privateinvestmentinpublicequity',
  'Post-IPO Secondary': 'postiposecondary postiposecondarymarket postiposecondaryoffering',
  'Post-IPO Debt': 'postipodebt postipodebtfinancing debtpostipo publicdebt',
  'Initial Coin Offering':
    'initialcoinoffering ico tokensale tokenoffering initialtokenoffering coinoffering ido ieo initialdexoffering initialexchangeoffering sto securitytokenoffering privatetokensale tokenround token',
  'Funding Round':
    'fundinground funding round raised raise investment investments undisclosedround otherround other others generalfunding financing capital capitalraise unspecified unattributed unattributedround unknownround ' +
    'fundraising fundraise fundingroundunknown leveedefonds levee equityanddebt debtandequity equitydebt debtequity mixed hybrid equity&debt debt&equity fundinggeneral unknownstage multiplerounds blendedfinance blended',
  'Venture Capital':
    'venturecapital vc venture ventureround venturefunding venturecapitalround equity equityround equityfunding equityfinancing equityinvestment preseriesa preseriesaround preseriesa1 presera prea preseriesb preseriesbround preb ' +
    'corporateround corporate corporateventure corporateventurecapital cvc strategic strategicinvestment strategicround corporateinvestment minoritystake minorityinvestment minority venturecapitalfunding unnamedequity earlystageventure impactinvestment midstage venturegeneral generalvc',
  'Private Equity':
    'privateequity pe privateequityround privateequityfunding privateequityinvestment growthequity growth growthround growthcapital growthfunding growthstage growthfinancing buyout lbo majoritystake privateplacement privateinvestment ' +
    'peround buyoutlbo managementbuyout mbo preipo expansion expansioncapital pegrowth pegrowthexpansion acquisitionfinancing developmentcapital recapitalization recapitalisation',
};

const KINDS = new Map<string, FundingRound>(
  FUNDING_ROUNDS.flatMap((kind) =>
    [lookupKey(kind), ...SPELLINGS[kind].split(' ')].map((key) => [key, kind] as const),
  ),
);
/** Words that say no more than that it is a round. */
const FILLERS =
  /(?:fundinground|financinground|investmentround|roundfunding|round|funding|financing|investment|stage|raise|capital|deal|tranche|firstclose|secondclose|finalclose|close|extension|ext|extended)/g;

/** Longer is no kind of round, and looking for one in it would take long. */
const MOST_CHARACTERS = 200;

/** Blank says nothing. `others` are further spellings, from a mapping file. */
export function readRound(
  cell: string | undefined,
  others: ReadonlyMap<string, FundingRound> = new Map(),
): Reading<FundingRound> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MOST_CHARACTERS) return unreadable('not a kind of round known here');
  const key = lookupKey(text);
  const kind =
    others.get(key) ??
    KINDS.get(key) ??
    // "Seed (extension)", "Series A - first close", "Seed Round II".
    KINDS.get(lookupKey(text.replace(/\(.*?\)|\[.*?\]/g, ''))) ??
    KINDS.get(key.replace(FILLERS, '')) ??
    (/^series[d-z]\d*$/.test(key.replace(FILLERS, '').replace(/\+$/, ''))
      ? 'Venture Series'
      : undefined);
  return kind ? { value: kind } : unreadable('not a kind of round known here');
}

/** A mapping file's own spellings: `{"Tranche 2": "Series A"}`. Throws a RangeError that names a kind that does not exist. */
export function readRoundSpellings(spellings: Record<string, string>): Map<string, FundingRound> {
  return new Map(
    Object.entries(spellings).map(([spelling, name]) => {
      const kind = FUNDING_ROUNDS.find((one) => one === name);
      if (!kind) throw new RangeError(`"${name}" is none of ${FUNDING_ROUNDS.join(', ')}`);
      return [lookupKey(spelling), kind];
    }),
  );
}
