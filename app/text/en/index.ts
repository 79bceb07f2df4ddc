/** Every text of the interface in English, one catalogue a feature. */

export {
  glossaryText,
  homeText,
  legalText,
  methodologyText,
  newsText,
  notFoundText,
  offlineText,
} from './about.ts';
export { accountSettingsText, apiKeysText, dashboardText, securityLogText } from './account.ts';
export { answersText } from './answers.ts';
export { apiDocsText } from './api-docs.ts';
export { authText } from './auth.ts';
export { billingText, subscriptionText } from './billing.ts';
export { chartsText, figuresText, rankingsText } from './charts.ts';
export { claimsText } from './claims.ts';
export { compareText } from './compare.ts';
export { confirmationsText, correctionsText } from './corrections.ts';
export { figureText } from './figures.ts';
export { investorsText, peopleText } from './investors.ts';
export { listingText, logosText, picturesText, technologiesText } from './listing.ts';
export { mailText } from './mail.ts';
export { alertsText, feedsText, followsText, notificationsText } from './messages.ts';
export { moderationText } from './moderation.ts';
export { moderationQueueText } from './moderation-queue.ts';
export { namesText } from './names.ts';
export { newsletterText } from './newsletter.ts';
export { ownListsText } from './own-lists.ts';
export { industriesText, locationsText, mapText, reportText } from './places.ts';
export { checkoutText, pricingText, upgradeText } from './pricing.ts';
export { problemsText } from './problems.ts';
export { proposalsText } from './proposals.ts';
export { questionsText, semanticText } from './questions.ts';
export { importText, readingText } from './reading.ts';
export { exitsText, fundingsText, leftOutText, roundsText } from './rounds.ts';
export { savedComparisonsText } from './saved-comparisons.ts';
export { advancedSearchText, searchText } from './search.ts';
export {
  fieldsText,
  formsText,
  listPagesText,
  listsText,
  marksText,
  paletteText,
  shellText,
  sourcesText,
  statesText,
  toastsText,
} from './shell.ts';
export { startupGroupsText, startupListText, startupsText } from './startups.ts';
export { statusText } from './status.ts';
export {
  bulkDataText,
  embedsText,
  matchText,
  reconcileText,
} from './take-along.ts';
export { uploadsText } from './uploads.ts';
