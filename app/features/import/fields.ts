// What each kind of file can tell, and the headers under which files tell it.
import type { ImportKind } from './contract.ts';

/** Headers of a field, as lookupKey writes them; the field's own name counts always. Earlier ones are taken first. */
export type Fields = Readonly<Record<string, string>>;

const SOURCE: Fields = {
  source_url:
    'sourceurl source sourcelink reference referenceurl link articleurl article sourcearticle url lien',
  publisher: 'publisher publication outlet media sourcename sourcepublisher newssource publishedby',
  retrieved_on:
    'retrievedon retrieved retrievaldate dateretrieved accessed accessedon accessdate dateaccessed asof lastchecked',
};

/** How rows about a startup say which one is meant. */
const OF_STARTUP: Fields = {
  startup_slug: 'startupslug companyslug',
  startup:
    'startup startupname startupnames company companyname organization organisation organizationname organisationname name venture nom nomdelastartup entreprise societe ' +
    'startupcompany companystartup business businessname nameofstartup nameofcompany portfoliocompany fundedcompany recipient target targetcompany empresa nombre',
  website:
    'website startupwebsite companywebsite web homepage homepageurl domain domainname companyurl siteweb site',
  country:
    'country countries hqcountry headquarterscountry countryname startupcountry companycountry pays countryofoperation countryoforigin location hq headquarters market countrycode pais basedin',
};

export const FIELDS: Readonly<Record<ImportKind, Fields>> = {
  startups: {
    slug: 'slug permalink startupslug',
    name:
      'name startup startupname company companyname organization organisation organizationname organisationname businessname business venture nom nomdelastartup nomdelentreprise entreprise societe ' +
      'startupcompany companystartup nameofstartup nameofcompany nameofthestartup nameofthecompany tradingname brand brandname startups companies empresa nombre title displayname',
    former_names:
      'formernames formername previousname previousnames alias aliases alsoknownas aka othernames oldname legalname',
    website:
      'website web homepage homepageurl url websiteurl weburl webaddress companywebsite startupwebsite companyurl domain domainname siteweb site link sitio',
    public_ticker: 'publicticker ticker stocksymbol symbol stockticker',
    tagline:
      'tagline slogan oneliner oneline shortdescription shortdesc pitch elevatorpitch headline summary motto catchphrase',
    overview:
      'overview description about longdescription fulldescription companydescription startupdescription details bio profile whattheydo whatitdoes businessdescription descriptif apropos descricao descripcion',
    status:
      'status operatingstatus companystatus state_of_business currentstatus statut operationalstatus',
    type: 'type businessmodel model b2bb2c startuptype companytype businesstype clienttype customertype',
    employee_range:
      'employeerange employees numberofemployees noofemployees employeecount teamsize staff headcount companysize size numemployees nemployees employeesnumber effectif cbrank_employees fulltimeemployees',
    year_founded:
      'yearfounded founded foundedyear foundingyear foundedon foundeddate founddate datefounded foundingdate yearoffoundation yearestablished established launchyear yearlaunched launched inception anneedecreation creation foundedat yearofestablishment year startyear incorporated yearofincorporation',
    country:
      'country countries hqcountry headquarterscountry countryname hqlocationcountry pays countryofoperation countryoforigin countrycode market operatingcountry pais basedin headquarteredin countryhq',
    state: 'state region province stateregion stateprovince county governorate hqstate district',
    city: 'city hqcity town cityname headquarterscity ville locationcity cidade ciudad hqlocationcity',
    location:
      'location headquarters hq headquarterslocation headquarterlocation hqlocation address companylocation localisation place based',
    industries:
      'industries industry sector sectors category categories categorylist categorygroups vertical verticals industrysector field fields market_segment segment tags secteur secteurs subsector industryvertical industrygroup focusarea businesssector setor',
    twitter:
      'twitter twitterhandle twitterusername twitterurl x xhandle twitterx handle twitterlink twitteraccount xtwitter',
    founders:
      'founders founder foundername foundernames foundersnames cofounders cofounder foundersname fondateurs fondateur foundedby',
    source_url: 'sourceurl source sourcelink reference referenceurl articleurl sources',
    publisher: SOURCE.publisher ?? '',
    retrieved_on: SOURCE.retrieved_on ?? '',
  },
  rounds: {
    slug: 'slug roundslug fundingslug',
    ...OF_STARTUP,
    round:
      'round roundtype fundinground fundingroundtype fundingtype typeofround typeoffunding stage fundingstage series roundname investmenttype dealtype typeofdeal investmentstage investmentround kind type dealstage typedelevee ' +
      'roundstage lastroundtype lastfundingtype fundingroundname transactiontype',
    announced_on:
      'announcedon announced date announceddate announcementdate dateannounced dealdate fundingdate rounddate fundedat fundedon closedon closedate closingdate dateofannouncement dateoffunding investmentdate transactiondate month_year lastfundingdate when fundeddate datefunded dateofdeal dateofround fecha data',
    announced_year:
      'announcedyear year fundingyear yearannounced dealyear annee yearoffunding fundedyear ano',
    announced_month: 'announcedmonth month fundingmonth dealmonth mois monthannounced',
    amount_usd:
      'amountusd raisedamountusd amountinusd amountraisedusd raisedusd usdamount usd amountus moneyraisedinusd moneyraisedusd fundingusd fundingamountusd totalusd valueusd dealsizeusd amountdollars raisedamountinusd lastfundingamountinusd usdequivalent amountusdm',
    amount:
      'amount amountraised raised raisedamount moneyraised fundingamount roundamount roundsize dealsize dealvalue dealamount size value investment investmentamount funding fundraised fundsraised capitalraised sum montant ticket totalraised amountdisclosed fundingraised reportedamount total monto valor',
    currency:
      'currency currencycode amountcurrency raisedcurrency moneyraisedcurrency raisedamountcurrencycode devise reportedcurrency',
    usd_rate: 'usdrate exchangerate fxrate',
    usd_rate_on: 'usdrateon exchangeratedate fxdate',
    investors:
      'investors investor investornames investorname allinvestors participants backers backedby participatinginvestors investisseurs investorslist otherinvestors fundedby funders funder coinvestors investidores',
    lead_investors: 'leadinvestors leadinvestor leads lead ledby leadinvestornames',
    note: 'note notes comment comments remark remarks',
    ...SOURCE,
  },
  investors: {
    slug: 'slug permalink investorslug',
    name: 'name investor investorname fund fundname firm firmname vc vcname organization organisation organizationname company companyname nom investisseur nameofinvestor investors nameoffund nameoffirm',
    type: 'type investortype typeofinvestor kind category firmtype fundtype',
    country:
      'country hqcountry headquarterscountry countrycode location headquarters hq pays countryname base basedin',
    website: 'website web url homepage homepageurl websiteurl domain site siteweb link',
    stages:
      'stages stage investmentstage investmentstages fundingstage focusstage stagefocus rounds investsin stageofinvestment',
    source_url: 'sourceurl source sourcelink reference sources',
    publisher: SOURCE.publisher ?? '',
    retrieved_on: SOURCE.retrieved_on ?? '',
  },
  news: {
    title: 'title headline newstitle articletitle titre subject',
    publisher: 'publisher publication outlet media source newssource sourcename site publishedby',
    url: 'url link articleurl newsurl article sourceurl address lien permalink',
    published_on:
      'publishedon published date publicationdate publisheddate datepublished pubdate publishedat dateofpublication day posted postedon',
    startup_slugs: 'startupslugs startupslug companyslugs companyslug',
    startups:
      'startups startup startupnames startupname companies company companyname companynames organization organisation mentions about entreprise name',
  },
  metrics: {
    ...OF_STARTUP,
    metric: 'metric metricname measure indicator kind type figure',
    value: 'value count number amount total reading',
    measured_on:
      'measuredon date measured day asof snapshotdate timestamp recordedon datemeasured collectedon period',
    twitter_followers:
      'twitterfollowers followers xfollowers followercount twitterfollowercount followerscount',
    twitter_tweets: 'twittertweets tweets tweetcount tweetscount posts postscount statusescount',
    twitter_mentions: 'twittermentions mentions mentioncount mentionscount',
    seo_backlinks: 'seobacklinks backlinks backlinkcount referringlinks',
    employees: 'employees headcount employeecount numberofemployees staff teamsize',
    source_url: 'sourceurl source sourcelink reference url link',
    publisher: SOURCE.publisher ?? '',
    retrieved_on: 'retrievedon retrieved accessed accessedon',
  },
};

/** Of each inner list one field at least, or the file cannot be understood. */
export const REQUIRED: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  startups: [['name', 'slug']],
  rounds: [
    ['startup', 'startup_slug', 'website', 'slug'],
    ['round', 'amount', 'amount_usd', 'announced_on', 'announced_year'],
  ],
  investors: [['name']],
  news: [['title'], ['url']],
  metrics: [
    ['startup', 'startup_slug', 'website'],
    ['measured_on'],
    [
      'value',
      'twitter_followers',
      'twitter_tweets',
      'twitter_mentions',
      'seo_backlinks',
      'employees',
    ],
  ],
};
