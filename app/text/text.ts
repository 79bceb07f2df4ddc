/** Every text of the interface, one catalogue a feature. */

export {
  glossaryText,
  type LegalBlock,
  type LegalDocument,
  legalText,
  methodologyText,
} from './en/about.ts';
export { accountSettingsText } from './en/account-settings.ts';
export { advancedSearchText } from './en/advanced-search.ts';
export { alertsText } from './en/alerts.ts';
export { apiDocsText } from './en/api-docs.ts';
export { apiKeysText } from './en/api-keys.ts';
export { authText } from './en/auth.ts';
export { billingText } from './en/billing.ts';
export { chartsText, figuresText } from './en/charts.ts';
export { checkoutText } from './en/checkout.ts';
export { claimsText } from './en/claims.ts';
export { compareText } from './en/compare.ts';
export { confirmationsText } from './en/confirmations.ts';
export { correctionsText } from './en/corrections.ts';
export { dashboardText } from './en/dashboard.ts';
export { exitsText } from './en/exits.ts';
export { feedsText } from './en/feeds.ts';
export { fieldsText } from './en/fields.ts';
export { followsText } from './en/follows.ts';
export { fundingsText } from './en/fundings.ts';
export { homeText, newsText, notFoundText, offlineText } from './en/home.ts';
export { investorsText } from './en/investors.ts';
export { listPagesText } from './en/list-pages.ts';
export { listingText } from './en/listing.ts';
export { listsText } from './en/lists.ts';
export { logosText } from './en/logos.ts';
export { mailText } from './en/mail.ts';
export { matchText } from './en/match.ts';
export { moderationText } from './en/moderation.ts';
export { moderationQueueText } from './en/moderation-queue.ts';
export { newsletterText } from './en/newsletter.ts';
export { notificationsText } from './en/notifications.ts';
export { paletteText } from './en/palette.ts';
export { peopleText } from './en/people.ts';
export { picturesText } from './en/pictures.ts';
export { industriesText, locationsText, mapText } from './en/places.ts';
export { pricingText } from './en/pricing.ts';
export { questionsText } from './en/questions.ts';
export { rankingsText } from './en/rankings.ts';
export { reconcileText } from './en/reconcile.ts';
export { roundsText } from './en/rounds.ts';
export { savedComparisonsText } from './en/saved-comparisons.ts';
export { searchText } from './en/search.ts';
export { securityLogText } from './en/security-log.ts';
export { semanticText } from './en/semantic.ts';
export { formsText, shellText, statesText, toastsText } from './en/shell.ts';
export { sourcesText } from './en/sources.ts';
export { startupGroupsText } from './en/startup-groups.ts';
export { startupListText } from './en/startup-list.ts';
export { startupsText } from './en/startups.ts';
export { subscriptionText } from './en/subscription.ts';
export { bulkDataText, embedsText } from './en/take-along.ts';
export { technologiesText } from './en/technologies.ts';
export { upgradeText } from './en/upgrade.ts';
