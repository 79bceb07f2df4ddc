/** Every text of the interface, one catalogue a feature. */

export {
  glossaryText,
  homeText,
  type LegalBlock,
  type LegalDocument,
  legalText,
  methodologyText,
  newsText,
  notFoundText,
  offlineText,
} from './en/about.ts';
export { accountSettingsText, apiKeysText, dashboardText, securityLogText } from './en/account.ts';
export { answersText } from './en/answers.ts';
export { apiDocsText } from './en/api-docs.ts';
export { authText } from './en/auth.ts';
export { billingText, subscriptionText } from './en/billing.ts';
export { chartsText, figuresText, rankingsText } from './en/charts.ts';
export { compareText } from './en/compare.ts';
export { claimsText, confirmationsText, correctionsText } from './en/corrections.ts';
export { figureText } from './en/figures.ts';
export { investorsText, peopleText } from './en/investors.ts';
export { listingText, logosText, picturesText, technologiesText } from './en/listing.ts';
export { mailText } from './en/mail.ts';
export { alertsText, feedsText, followsText, notificationsText } from './en/messages.ts';
export { moderationQueueText, moderationText } from './en/moderation.ts';
export { newsletterText } from './en/newsletter.ts';
export { ownListsText } from './en/own-lists.ts';
export { industriesText, locationsText, mapText } from './en/places.ts';
export { checkoutText, pricingText, upgradeText } from './en/pricing.ts';
export { proposalsText } from './en/proposals.ts';
export { questionsText, semanticText } from './en/questions.ts';
export { exitsText, fundingsText, leftOutText, roundsText } from './en/rounds.ts';
export { savedComparisonsText } from './en/saved-comparisons.ts';
export { advancedSearchText, searchText } from './en/search.ts';
export {
  fieldsText,
  formsText,
  listPagesText,
  listsText,
  paletteText,
  shellText,
  sourcesText,
  statesText,
  toastsText,
} from './en/shell.ts';
export { startupGroupsText, startupListText, startupsText } from './en/startups.ts';
export {
  bulkDataText,
  embedsText,
  matchText,
  reconcileText,
} from './en/take-along.ts';
export { uploadsText } from './en/uploads.ts';
