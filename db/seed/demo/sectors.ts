// What fictional startups do: each sector's industries (by slug) and the words its texts are made of.
// products: one thing, no article · customers: several · actions: what customers can do · benefits: what the product does.
import { WeightedList } from './random.ts';

type Words = Record<
  'trades' | 'industries' | 'products' | 'customers' | 'actions' | 'benefits' | 'incomes',
  string
> & { weight: number };

export type Sector = { [Key in keyof Words]: Words[Key] extends number ? number : string[] };

const SECTORS: Words[] = [
  {
    weight: 17,
    trades: 'Pay, Cash, Wallet, Remit, Money',
    industries:
      'fintech, payments, mobile-money, remittance, foreign-exchange, agency-banking, card-issuing, open-banking, banking, digital-banking, cross-border-trade',
    products:
      'mobile wallet, payment gateway, virtual card, transfer service, agent network, merchant account, bill payment desk, currency exchange, settlement engine',
    customers:
      'market traders, small merchants, families abroad, freelancers, school bursars, kiosk owners, importers',
    actions:
      'collect payments by phone, send money home, settle suppliers the same day, pay bills without a bank branch, hold several currencies, accept cards at the counter',
    benefits:
      'clears transfers between currencies within a day, works on any phone without data, reconciles takings every evening, shows every fee before sending, refunds failed payments on its own',
    incomes: 'a small fee on each transfer, the margin on exchange rates, monthly merchant plans',
  },
  {
    weight: 6,
    trades: 'Credit, Lend, Finance, Score',
    industries:
      'lending, credit-scoring, consumer-finance, buy-now-pay-later, microfinance, invoice-financing, asset-finance, vehicle-financing, crowdfunding',
    products:
      'working capital loan, credit score, invoice advance, instalment plan, savings group ledger, equipment lease, stock loan',
    customers:
      'shopkeepers, first-time borrowers, motorcycle riders, village savings groups, manufacturers, salaried workers',
    actions:
      'borrow against unpaid invoices, buy stock before the season, pay in four instalments, build a credit history, lease a machine and own it later',
    benefits:
      'reads till records instead of payslips, decides on an application in minutes, spreads repayments over market days, reports good payers to credit bureaus',
    incomes: 'interest on loans, a fee from partner banks, a share of each instalment plan',
  },
  {
    weight: 3,
    trades: 'Save, Invest, Wealth, Pension',
    industries: 'savings, investment, pensions, wealthtech',
    products:
      'savings circle, retirement account, bond marketplace, goal planner, dollar savings pot, share trading app',
    customers: 'young earners, informal workers, teachers, diaspora savers, cooperative members',
    actions:
      'save small sums every day, buy treasury bills, plan for school fees, invest in a money market fund, put aside part of each sale',
    benefits:
      'rounds up spare change, locks money until a chosen date, matches savers with government bonds, tracks a whole circle in one ledger',
    incomes: 'a yearly fee on assets, withdrawal fees, commissions from fund managers',
  },
  {
    weight: 2,
    trades: 'Cover, Insure, Shield',
    industries: 'insurtech, health-insurance',
    products:
      'daily health cover, crop insurance, motor policy, claims desk, hospital cash plan, funeral plan',
    customers: 'drivers, smallholders, gig workers, market associations, private schools',
    actions:
      'buy cover for a single day, file a claim with three photographs, insure a harvest against drought, see which hospitals accept their plan',
    benefits:
      'pays claims to a phone wallet, triggers payouts from rainfall data, adds relatives for a few coins, explains every exclusion in plain words',
    incomes: 'commissions from underwriters, administration fees, premiums shared with insurers',
  },
  {
    weight: 2,
    trades: 'Chain, Ledger, Token',
    industries: 'blockchain, cryptocurrency, defi, web3',
    products:
      'stablecoin wallet, token exchange, custody vault, land ledger, on-chain treasury, smart contract audit',
    customers: 'traders, exporters, developers, community treasuries, artists',
    actions:
      'swap coins for local currency, hold value in stablecoins, sign agreements on a public ledger, audit a contract before launch',
    benefits:
      'settles across borders in minutes, publishes its reserves every week, keeps keys in three places, writes each deed to a public ledger',
    incomes: 'trading fees, custody fees, paid audits',
  },
  {
    weight: 9,
    trades: 'Farm, Agri, Harvest, Acre',
    industries: 'agritech, livestock, aquaculture, forestry, veterinary',
    products:
      'soil testing kit, tractor booking service, seed marketplace, herd tracker, fish pond sensor, crop advisory line, produce exchange, milk cooling point, tree nursery network',
    customers:
      'smallholder farmers, dairy cooperatives, poultry keepers, cassava growers, fish farmers, herders, agro-dealers',
    actions:
      'sell maize before it spoils, hire a tractor by the hour, vaccinate herds on time, order certified seed, compare prices at five markets, spot crop disease from a photograph',
    benefits:
      'predicts rainfall for each field, links growers to bulk buyers, weighs and grades produce at the gate, warns of pests by text message, keeps a health record for every cow',
    incomes: 'a commission on produce sold, booking fees, yearly cooperative licences',
  },
  {
    weight: 5,
    trades: 'Foods, Kitchen, Basket, Grain',
    industries:
      'food, foodtech, food-processing, beverages, nutrition, grocery, food-distribution, food-delivery',
    products:
      'grocery subscription, cloud kitchen, fortified flour, juice bottling line, produce delivery round, school meal plan, restaurant ordering system',
    customers:
      'restaurants, busy households, street food sellers, boarding schools, hotels, neighbourhood grocers',
    actions:
      'order vegetables before dawn, restock kitchens at wholesale prices, serve hot lunches, bake with local grains, trace each sack to its mill',
    benefits:
      'delivers fresh produce within hours, cuts waste between farm and plate, blends sorghum with millet, plans menus around the season',
    incomes: 'margins on food sold, delivery fees, weekly kitchen subscriptions',
  },
  {
    weight: 8,
    trades: 'Health, Care, Clinic, Med, Afya',
    industries:
      'healthtech, clinics, diagnostics, telemedicine, medical-devices, pharmacy, mental-health, emergency-response, femtech, wellness',
    products:
      'patient record, video consultation, medicine delivery service, ultrasound device, ambulance dispatch line, maternity companion, laboratory network, therapy line, oxygen supply plan',
    customers:
      'rural clinics, expecting mothers, pharmacists, community nurses, hospitals, patients with diabetes, counsellors',
    actions:
      'consult a doctor by voice call, refill prescriptions at home, share test results, find donated blood, book antenatal visits, reach an ambulance in one tap',
    benefits:
      'keeps vaccines cold to the last mile, checks medicines against a fake list, reads malaria slides in seconds, reminds patients of every dose, works through a power cut',
    incomes: 'consultation fees, clinic subscriptions, sales of devices',
  },
  {
    weight: 1,
    trades: 'Bio, Gene, Science',
    industries: 'biotechnology, genomics, research, deeptech',
    products:
      'enzyme library, genome reference, diagnostic reagent, biofertiliser, clinical trial platform, cell bank',
    customers: 'research hospitals, universities, seed companies, vaccine makers, laboratories',
    actions:
      'sequence samples close to home, recruit volunteers for trials, order reagents without an import wait, breed resistant crops',
    benefits:
      'maps genetic variety across the continent, grows microbes that feed the soil, stores samples under local law, shortens a trial by months',
    incomes: 'research contracts, licences, reagents sold by the litre',
  },
  {
    weight: 7,
    trades: 'Learn, School, Academy, Tutor, Books',
    industries: 'edtech, e-learning, books',
    products:
      'exam preparation app, coding bootcamp, tutoring line, school fee planner, library of audio lessons, teacher training course, campus management system, reading club',
    customers:
      'secondary pupils, teachers, parents, universities, job seekers, apprentices, early readers',
    actions:
      'revise past papers offline, learn to code in the evening, book a tutor for an hour, read stories in their mother tongue, follow lessons over the radio',
    benefits:
      'marks practice tests at once, adapts lessons to each pupil, teaches in nine languages, fits a term into a memory card, tells parents how the week went',
    incomes: 'term subscriptions, school licences, tuition paid after a first job',
  },
  {
    weight: 6,
    trades: 'Energy, Solar, Power, Grid, Light',
    industries:
      'energy, solar, renewable-energy, mini-grids, batteries, biogas, clean-cooking, oil-and-gas',
    products:
      'solar home kit, battery rental, village mini-grid, biogas digester, prepaid gas meter, rooftop array, ethanol stove, fuel delivery truck',
    customers:
      'off-grid households, bakeries, cold rooms, petrol stations, telecom towers, rural schools, barber shops',
    actions:
      'pay for light by the day, swap an empty battery, cook without charcoal, replace a diesel generator, sell spare power to neighbours',
    benefits:
      'keeps fridges running through the night, unlocks a panel after each payment, turns manure into cooking gas, measures every kilowatt-hour',
    incomes: 'pay-as-you-go instalments, energy sold by the unit, maintenance contracts',
  },
  {
    weight: 4,
    trades: 'Green, Recycle, Water, Earth',
    industries:
      'climate, cleantech, carbon-markets, circular-economy, recycling, waste-management, sustainability, sanitation, watertech, social-impact',
    products:
      'plastic buy-back point, carbon register, water kiosk, composting service, rainwater tank, toilet rental, e-waste pick-up, drip irrigation kit',
    customers:
      'waste pickers, municipalities, bottling plants, residents of informal settlements, estates, carbon buyers',
    actions:
      'sell sorted plastic by the kilogram, track refuse trucks, buy clean water by the can, earn from planted trees, report a burst pipe',
    benefits:
      'turns bottles into roof tiles, finds leaks before they spread, counts carbon from satellite images, pays collectors on the spot',
    incomes: 'recycled material sold, carbon credits, service contracts with cities',
  },
  {
    weight: 7,
    trades: 'Logistics, Freight, Cargo, Haul, Courier',
    industries:
      'logistics, freight, last-mile-delivery, delivery, warehousing, cold-chain, supply-chain, import-and-export, procurement',
    products:
      'truck matching platform, courier network, bonded warehouse, refrigerated container, customs filing tool, parcel locker, route planner, tender board',
    customers:
      'haulage firms, online shops, exporters, pharmaceutical distributors, customs brokers, motorcycle couriers, flower growers',
    actions:
      'find a return load, follow a container from port to depot, ship parcels across town the same day, store frozen goods by the pallet, compare suppliers in one list',
    benefits:
      'fills empty trucks on the way back, predicts delays at border posts, keeps fish frozen for three days, prints customs papers in one step',
    incomes: 'a share of each haul, storage by the pallet, subscriptions for fleets',
  },
  {
    weight: 4,
    trades: 'Ride, Moto, Drive, Move',
    industries:
      'mobility, ride-hailing, transportation, electric-vehicles, automotive, car-subscription',
    products:
      'motorcycle taxi app, electric motorbike, shared minibus, charging station, used car inspection, fleet tracker, spare parts catalogue, car subscription',
    customers: 'commuters, riders, matatu crews, taxi owners, tour drivers, garages',
    actions:
      'book a seat on a minibus, swap bike batteries in two minutes, own a vehicle after two years, find genuine spare parts, share a ride to work',
    benefits:
      'halves the cost of fuel, scores drivers on safe braking, shows when the next bus comes, checks a car at forty points',
    incomes: 'fares, battery swaps, monthly vehicle fees',
  },
  {
    weight: 7,
    trades: 'Market, Shop, Soko, Mart, Trade',
    industries:
      'e-commerce, marketplace, retailtech, social-commerce, classifieds, consumer-goods, consumer-electronics, loyalty, subscription-services, b2b',
    products:
      'online marketplace, wholesale ordering app, point-of-sale terminal, storefront builder, second-hand phone exchange, loyalty card, classified board, stock counter',
    customers:
      'corner shops, artisans, wholesalers, bargain hunters, home sellers, brands, supermarket chains',
    actions:
      'restock shelves by text message, sell to neighbours in chat groups, open an online shop in an hour, trade in an old handset, reward regular customers',
    benefits:
      'bundles small orders into one truck, holds payment until goods arrive, counts stock as it sells, checks every seller in person',
    incomes: 'commissions on orders, terminal rental, paid placements',
  },
  {
    weight: 3,
    trades: 'Style, Textile, Beauty, Home',
    industries: 'fashion, textiles, beauty, furniture',
    products:
      'made-to-measure service, wax print marketplace, salon booking app, shea butter range, flat-pack furniture line, hair care box, weaving cooperative',
    customers: 'tailors, brides, salon owners, designers, new homeowners, carpenters',
    actions:
      'order a dress from measurements, book a braider at home, export handwoven cloth, furnish a flat in instalments',
    benefits:
      'pairs designers with workshops, cuts cloth with little waste, sources oils from village groups, ships a sofa in two boxes',
    incomes: 'margins on goods sold, booking fees, export orders',
  },
  {
    weight: 4,
    trades: 'Homes, Property, Build, Rent',
    industries: 'proptech, property-rental, construction, home-services',
    products:
      'rent payment plan, land title search, brick press, building materials exchange, student housing portal, plumber booking app, house construction plan',
    customers: 'tenants, landlords, masons, first-time buyers, estate managers, contractors',
    actions:
      'pay rent every month instead of yearly, verify who owns a plot, order cement at depot prices, find a trusted electrician, build a home in stages',
    benefits:
      'checks titles at the registry, presses bricks from local soil, screens tenants fairly, keeps every repair on record',
    incomes: 'listing fees, a margin on materials, service commissions',
  },
  {
    weight: 4,
    trades: 'Work, Talent, Jobs, Payroll',
    industries: 'hrtech, recruitment, staffing, freelancing, outsourcing, payroll, consulting',
    products:
      'payroll run, job board, remote hiring service, skills test, shift planner, earned wage advance, outsourced support desk',
    customers:
      'employers, graduates, software engineers, factory managers, remote teams, domestic workers',
    actions:
      'pay staff in six countries, hire vetted engineers, pick up shifts nearby, draw earned wages before payday, find a first job',
    benefits:
      'files taxes with each payslip, tests skills rather than diplomas, matches workers with nearby shifts, keeps contracts within local law',
    incomes: 'a fee per employee, placement fees, service contracts',
  },
  {
    weight: 6,
    trades: 'Books, Suite, Desk, Flow, Soft',
    industries:
      'saas, software, enterprise-software, erp, crm, accounting, tax, sales, customer-service, automation',
    products:
      'bookkeeping app, inventory system, customer inbox, invoice builder, field sales tracker, tax filing tool, approval workflow, clinic and shop manager',
    customers:
      'accountants, small manufacturers, distributors, call centres, cooperatives, sales agents, family businesses',
    actions:
      'close the books every month, file value added tax, answer customers from one inbox, follow each sales visit, approve purchases by phone',
    benefits:
      'keeps working when the line drops, turns receipts into entries, speaks to the revenue authority, shows profit by product',
    incomes: 'monthly licences, set-up fees, paid training',
  },
  {
    weight: 4,
    trades: 'AI, Data, Insight, Labs',
    industries: 'artificial-intelligence, machine-learning, data, analytics, robotics',
    products:
      'speech model, document reader, demand forecast, survey panel, sorting robot, labelling workforce, fraud detector, price tracker',
    customers: 'banks, consumer brands, ministries, researchers, call centres, packhouses',
    actions:
      'transcribe calls in Hausa and Swahili, forecast demand by district, survey a thousand households in a week, detect fraud as it happens',
    benefits:
      'understands tonal languages, cleans messy records, sorts fruit by camera, explains each prediction it makes',
    incomes: 'usage fees, yearly data licences, pilot projects',
  },
  {
    weight: 3,
    trades: 'Cloud, Stack, Host, Code',
    industries:
      'developer-tools, developer-apis, cloud-computing, web-hosting, data-centres, information-technology',
    products:
      'messaging API, local cloud region, web host, test device farm, identity API, log viewer, colocation hall',
    customers:
      'developers, software houses, telecom operators, agencies, fintech teams, universities',
    actions:
      'deploy close to their users, send text messages in one call, test on cheap handsets, host data inside the country',
    benefits:
      'bills in local currency, answers within twenty milliseconds, runs on two independent grids, documents every error code',
    incomes: 'usage-based plans, hosting fees, support contracts',
  },
  {
    weight: 3,
    trades: 'Secure, Trust, Verify, Legal',
    industries: 'cybersecurity, identity-verification, digital-identity, regtech, legaltech',
    products:
      'identity check, fraud shield, contract library, compliance monitor, password vault, penetration test, notary service',
    customers: 'lenders, law firms, regulators, online shops, civil registries, telecom operators',
    actions:
      'verify a customer in half a minute, sign contracts with legal force, screen transactions for money laundering, find a lawyer for a fixed price',
    benefits:
      'matches faces with national registers, tests systems before attackers do, watches rule changes in thirty countries, seals documents against tampering',
    incomes: 'a price per check, compliance subscriptions, fixed-price legal packs',
  },
  {
    weight: 3,
    trades: 'Connect, Net, Mobile, Talk',
    industries:
      'telecommunications, connectivity, communications, messaging, mobile, internet, digital-economy',
    products:
      'community network, fibre line, data bundle marketplace, voice assistant, airtime loan, satellite backhaul, group messaging app',
    customers:
      'villages without coverage, internet cafés, hostels, small operators, community radios, event crews',
    actions:
      'get online by the hour, call without smartphones, share one connection among neighbours, broadcast notices to a whole ward',
    benefits:
      'reaches valleys that towers miss, stores popular videos locally, sells data in tiny bundles, carries calls over community masts',
    incomes: 'data bundles, wholesale capacity, prepaid vouchers',
  },
  {
    weight: 4,
    trades: 'Media, Studio, Sound, Stories',
    industries: 'media, news, music, film, audio, streaming, social-media, entertainment',
    products:
      'podcast network, streaming service, royalty tracker, newsletter, film fund, creator shop, radio archive, short video app',
    customers: 'musicians, film makers, listeners, local newsrooms, storytellers, advertisers',
    actions:
      'collect royalties from radio play, watch films over weak connections, publish in Amharic or Wolof, sell tickets to live sessions',
    benefits:
      'pays artists every month, compresses films to a few megabytes, checks rumours before elections, archives oral history',
    incomes: 'subscriptions, sponsorship, a share of royalties',
  },
  {
    weight: 2,
    trades: 'Games, Play, Sport, Fit',
    industries: 'gaming, esports, sportstech, fitness',
    products:
      'football trivia game, esports league, gym pass, talent scouting platform, board game app, running club, match statistics service',
    customers: 'players, football academies, gyms, fans, coaches, game studios',
    actions:
      'play folktales as adventures, join weekend tournaments, train at any gym in town, show their skills to scouts',
    benefits:
      'runs on entry-level phones, films matches with one camera, pays prizes to phone wallets, turns proverbs into puzzles',
    incomes: 'in-game purchases, league sponsors, monthly passes',
  },
  {
    weight: 2,
    trades: 'Ads, Reach, Brand',
    industries: 'marketing, advertising, adtech',
    products:
      'billboard exchange, influencer directory, text message campaign tool, audience survey, coupon network, radio spot planner',
    customers: 'brands, agencies, shop owners, political campaigners, event organisers',
    actions:
      'book billboards by the week, measure radio adverts, reach shoppers at the till, pay creators fairly',
    benefits:
      'counts passers-by at each site, writes adverts in street slang, caps what a campaign can spend, shows results by ward',
    incomes: 'a share of media spend, campaign fees, survey packages',
  },
  {
    weight: 3,
    trades: 'Travel, Tours, Stay, Events',
    industries: 'traveltech, tourism, hospitality, events, ticketing',
    products:
      'bus ticket portal, guesthouse booking site, safari planner, festival ticketing app, visa helper, hotel management system',
    customers:
      'bus companies, guesthouses, tour guides, festival goers, business travellers, conference hosts',
    actions:
      'reserve a seat on a night bus, rent a room from a local family, plan a safari without an agency, sell festival tickets by phone',
    benefits:
      'checks visa rules for every border, fills rooms in the low season, pays guides directly, scans tickets offline',
    incomes: 'booking commissions, ticket fees, hotel subscriptions',
  },
  {
    weight: 2,
    trades: 'Civic, Map, Orbit, Public',
    industries: 'civictech, e-government, geotech, satellites',
    products:
      'budget tracker, street addressing system, land use map, permit portal, nanosatellite, public service hotline',
    customers: 'city councils, journalists, voters, surveyors, relief agencies, planners',
    actions:
      'follow public spending by ward, find any house without a street name, renew a permit from home, map floods in a day',
    benefits:
      'draws maps from satellite images, publishes tenders as open data, routes complaints to the right office, updates addresses by phone',
    incomes: 'government contracts, map licences, grants',
  },
  {
    weight: 3,
    trades: 'Works, Make, Robotics, Devices',
    industries:
      'manufacturing, industrial, hardware, 3d-printing, internet-of-things, drones, aerospace, mining',
    products:
      'delivery drone, printed prosthesis, machine sensor, phone assembly line, mine safety tag, water meter, spare parts printer',
    customers: 'factories, hospitals, quarries, utilities, workshops, survey teams',
    actions:
      'print spare parts on demand, watch pumps from afar, deliver blood by air, assemble handsets locally, find miners after a rockfall',
    benefits:
      'warns before a machine fails, flies forty kilometres on one charge, survives dust and heat, costs a third of an imported part',
    incomes: 'hardware sales, flight contracts, monitoring plans',
  },
];

export const ALL_SECTORS: readonly Sector[] = SECTORS.map(({ weight, ...lists }) => {
  const entries = Object.entries(lists).map(([key, words]) => [key, words.split(', ')]);
  return { weight, ...Object.fromEntries(entries) };
});

/** Sectors in proportion to how many startups work in them. */
export const sectors = new WeightedList(ALL_SECTORS.map((sector) => [sector, sector.weight]));
