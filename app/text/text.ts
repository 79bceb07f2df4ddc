/** Every text of the interface, one catalogue a feature. */

export {
  glossaryText,
  type LegalBlock,
  type LegalDocument,
  legalText,
  methodologyText,
} from './en/about.ts';
export { accountSettingsText, apiKeysText, dashboardText, securityLogText } from './en/account.ts';
export { advancedSearchText } from './en/advanced-search.ts';
export { apiDocsText } from './en/api-docs.ts';
export { logosText, picturesText, technologiesText } from './en/arriving.ts';
export { authText } from './en/auth.ts';
export { billingText, subscriptionText } from './en/billing.ts';
export { chartsText, figuresText } from './en/charts.ts';
export { claimsText } from './en/claims.ts';
export { compareText } from './en/compare.ts';
export { confirmationsText } from './en/confirmations.ts';
export { correctionsText } from './en/corrections.ts';
export { exitsText } from './en/exits.ts';
export { fieldsText } from './en/fields.ts';
export { fundingsText } from './en/fundings.ts';
export { homeText, newsText, notFoundText, offlineText } from './en/home.ts';
export { investorsText } from './en/investors.ts';
export { listingText } from './en/listing.ts';
export { listPagesText, listsText } from './en/lists.ts';
export { mailText } from './en/mail.ts';
export { matchText } from './en/match.ts';
export { alertsText, feedsText, followsText, notificationsText } from './en/messages.ts';
export { moderationText } from './en/moderation.ts';
export { moderationQueueText } from './en/moderation-queue.ts';
export { newsletterText } from './en/newsletter.ts';
export { paletteText } from './en/palette.ts';
export { peopleText } from './en/people.ts';
export { industriesText, locationsText, mapText } from './en/places.ts';
export { checkoutText, pricingText, upgradeText } from './en/pricing.ts';
export { questionsText, semanticText } from './en/questions.ts';
export { rankingsText } from './en/rankings.ts';
export { reconcileText } from './en/reconcile.ts';
export { roundsText } from './en/rounds.ts';
export { savedComparisonsText } from './en/saved-comparisons.ts';
export { searchText } from './en/search.ts';
export { formsText, shellText, statesText, toastsText } from './en/shell.ts';
export { sourcesText } from './en/sources.ts';
export { startupGroupsText } from './en/startup-groups.ts';
export { startupListText } from './en/startup-list.ts';
export { startupsText } from './en/startups.ts';
export { bulkDataText, embedsText } from './en/take-along.ts';
