// Every page beside its address. Where two match, the first answers.
import {
  aboutPage,
  attributionPolicyPage,
  galleryPage,
  methodologyPage,
  privacyPolicyPage,
  termsPage,
} from './features/about/legal-pages.tsx';
import { offlinePage } from './features/about/offline/offline-page.tsx';
import {
  forgotPasswordPage,
  resetPasswordPage,
} from './features/account/auth/forgot-password-pages.tsx';
import { loginPage, logoutPage, secondStepPage } from './features/account/auth/login-pages.tsx';
import { registerPage, verifyEmailPage } from './features/account/auth/register-pages.tsx';
import { dashboardPage } from './features/account/dashboard/dashboard-page.tsx';
import { followingPage } from './features/account/dashboard/following-page.tsx';
import { addressPage, passwordPage } from './features/account/settings/credentials-pages.tsx';
import { dataPage } from './features/account/settings/data-page.tsx';
import { keysPage } from './features/account/settings/keys-page.tsx';
import {
  accountSettingsPage,
  notificationPage,
  profilePage,
} from './features/account/settings/profile-pages.tsx';
import { secondStepSettingsPage } from './features/account/settings/second-step-page.tsx';
import { sessionsPage } from './features/account/settings/sessions-page.tsx';
import {
  cancelRenewalPage,
  subscriptionPage,
} from './features/account/settings/subscription-pages.tsx';
import { listingFormPage } from './features/arriving/listing/listing-form-page.tsx';
import { introductionPage, successPage } from './features/arriving/listing/submissions-page.tsx';
import { moderatorUploadPage, uploadPage } from './features/arriving/uploads/upload-page.tsx';
import { moderatorUploadsPage, uploadsPage } from './features/arriving/uploads/uploads-page.tsx';
import { comparePage } from './features/compare/compare-page.tsx';
import { savedComparisonPage } from './features/compare/saved/saved-comparison-page.tsx';
import { savedComparisonsPage } from './features/compare/saved/saved-comparisons-page.tsx';
import { claimPage } from './features/desk/claims/claim-page.tsx';
import { confirmFactsPage } from './features/desk/confirmations/confirm-facts-page.tsx';
import { correctionsPage } from './features/desk/corrections/corrections-page.tsx';
import { editPage } from './features/desk/corrections/edit-page.tsx';
import { replyPage } from './features/desk/corrections/reply-page.tsx';
import { correctionStatusPage } from './features/desk/corrections/report-status-page.tsx';
import { createSuggestEditPage } from './features/desk/corrections/suggest-edit-page.tsx';
import { mergePage, mergeRoundsPage } from './features/desk/merges/merge-pages.tsx';
import { pressPage } from './features/desk/proposals/press-page.tsx';
import { proposalPage } from './features/desk/proposals/proposal-page.tsx';
import { upkeepPage } from './features/desk/proposals/upkeep-page.tsx';
import { moderationLogPage } from './features/desk/queue/log-page.tsx';
import { deadLinksPage, oldFactsPage } from './features/desk/queue/offer-pages.tsx';
import { queuePage } from './features/desk/queue/queue-page.tsx';
import { submissionPage } from './features/desk/queue/submission-page.tsx';
import { acquirerPage } from './features/exits/acquirer-page.tsx';
import { exitsPage } from './features/exits/exits-page.tsx';
import { figuresPage } from './features/figures/figures-page.tsx';
import { homePage } from './features/home/home-page.tsx';
import { fitPage } from './features/investors/fit-page.tsx';
import { investorPage } from './features/investors/investor-page.tsx';
import { investorsPage } from './features/investors/investors-page.tsx';
import { listSaved } from './features/messages/alerts/alerts.server.ts';
import { alertsPage } from './features/messages/alerts/alerts-page.tsx';
import { newAlertPage } from './features/messages/alerts/new-alert-page.tsx';
import { endAlertPage, unsubscribePage } from './features/messages/ending-pages.tsx';
import { issuePage, newsletterPage } from './features/messages/newsletter/issue-pages.tsx';
import { moderateNewsletterPage } from './features/messages/newsletter/moderate-page.tsx';
import { confirmPage, subscriberPage } from './features/messages/newsletter/subscribe-pages.tsx';
import { checkoutPage } from './features/money/checkout/checkout-page.tsx';
import {
  checkoutCancelledPage,
  checkoutReturnPage,
} from './features/money/checkout/return-page.tsx';
import { sandboxPage } from './features/money/checkout/sandbox-page.tsx';
import { pricingPage } from './features/money/pricing/pricing-page.tsx';
import { allNewsPage } from './features/news/all-news-page.tsx';
import { ownListPage } from './features/own-lists/own-list-page.tsx';
import { ownListsPage } from './features/own-lists/own-lists-page.tsx';
import { selectionPage } from './features/own-lists/selection-page.tsx';
import { sharedListPage } from './features/own-lists/shared-list-page.tsx';
import { personPage } from './features/people/person-page.tsx';
import { industriesPage } from './features/places/industries-page.tsx';
import { industryInPlacePage, industryPage } from './features/places/industry-page.tsx';
import { locationPage } from './features/places/location-page.tsx';
import { mapPage } from './features/places/map/map-page.tsx';
import { industryReportPage, locationReportPage } from './features/places/report/report-pages.tsx';
import { rankingByPage, rankingPage } from './features/rankings/ranking-page.tsx';
import { fundingPage } from './features/rounds/round/funding-page.tsx';
import { roundsPage } from './features/rounds/rounds-page.tsx';
import { advancedSearchPage } from './features/search/advanced-search-page.tsx';
import { createSearchPage } from './features/search/search-page.tsx';
import { semanticSearchPage } from './features/search/semantic-search-page.tsx';
import { startupsPage } from './features/startups/list/startups-page.tsx';
import { overviewPage } from './features/startups/overview-page.tsx';
import {
  competitorsPage,
  fundingsPage,
  newsPage,
  teamPage,
} from './features/startups/tab-pages.tsx';
import { statusPage } from './features/status/status-page.tsx';
import { dataPage as bulkDataPage } from './features/take-along/bulk-data/data-page.tsx';
import { snapshotPage } from './features/take-along/bulk-data/snapshot-page.tsx';
import { matchPage } from './features/take-along/match/match-page.tsx';
import { followPage } from './follows/follow-page.tsx';
import { type Page, redirectPage } from './http/page.ts';
import { devMailPage, devMailsPage } from './outbox/dev-mail-page.tsx';

export const pages = {
  '/': homePage,
  '/top-100': rankingPage,
  '/top-100/:filter{startups-by-.+}': rankingByPage,
  '/startups': startupsPage,
  '/rounds': roundsPage,
  '/funding/:slug': fundingPage,
  '/figures': figuresPage,
  '/exits': exitsPage,
  '/data': bulkDataPage,
  '/data/:snapshot': snapshotPage,
  '/acquirer/:slug': acquirerPage,
  '/person/:slug': personPage,
  '/news': allNewsPage,
  '/newsletter': newsletterPage,
  '/newsletter/:issue': issuePage,
  '/subscriber': subscriberPage,
  '/subscriber/confirm': confirmPage,
  '/unsubscribe': unsubscribePage,
  '/alerts/end': endAlertPage,
  '/confirm': confirmFactsPage,
  '/terms': termsPage,
  '/privacy-policy': privacyPolicyPage,
  '/attribution-policy': attributionPolicyPage,
  '/methodology': methodologyPage,
  '/about': aboutPage,
  '/startup/:startup': overviewPage,
  '/startup/:startup/news-activities': newsPage,
  '/startup/:startup/team': teamPage,
  '/startup/:startup/fundings': fundingsPage,
  '/startup/:startup/competitors': competitorsPage,
  '/startup/:startup/claim': claimPage,
  '/startup/:startup/suggest-edit': createSuggestEditPage('startup'),
  '/funding/:slug/suggest-edit': createSuggestEditPage('funding'),
  '/investor/:investor/suggest-edit': createSuggestEditPage('investor'),
  '/person/:slug/suggest-edit': createSuggestEditPage('person'),
  '/exit/:slug/suggest-edit': createSuggestEditPage('exit'),
  '/location/:location/suggest-edit': createSuggestEditPage('location'),
  '/corrections': correctionsPage,
  '/corrections/status': correctionStatusPage,
  '/corrections/reply': replyPage,
  '/location/:location': locationPage,
  '/location/:location/report': locationReportPage,
  '/explore/location': mapPage,
  '/map': redirectPage('/explore/location'),
  '/industries': industriesPage,
  '/industry/:industry': industryPage,
  '/industry/:industry/report': industryReportPage,
  '/industry/:industry/:location': industryInPlacePage,
  '/industry/:industry/:location/report': industryReportPage,
  '/investors': investorsPage,
  '/investors/fit': fitPage,
  '/investor/:investor': investorPage,
  '/selection': selectionPage,
  '/list/:key': sharedListPage,
  '/match': matchPage,
  '/compare': comparePage,
  '/tools/compare': redirectPage('/compare'),
  '/search': createSearchPage(listSaved),
  '/search/semantic': semanticSearchPage,
  '/advanced-search': advancedSearchPage,
  '/pricing': pricingPage,
  '/product/checkout': checkoutPage,
  '/product/checkout/return': checkoutReturnPage,
  '/product/checkout/cancelled': checkoutCancelledPage,
  '/product/checkout/sandbox': sandboxPage,
  '/login': loginPage,
  '/login/second-step': secondStepPage,
  '/register': registerPage,
  '/forgot-password': forgotPasswordPage,
  '/forgot-password/confirm': resetPasswordPage,
  '/verify-email': verifyEmailPage,
  '/logout': logoutPage,
  '/follow': followPage,
  '/dashboard': dashboardPage,
  '/dashboard/following': followingPage,
  '/dashboard/alerts': alertsPage,
  '/dashboard/alerts/new': newAlertPage,
  '/dashboard/lists': ownListsPage,
  '/dashboard/lists/:uuid': ownListPage,
  '/dashboard/saved-comparisons': savedComparisonsPage,
  '/dashboard/saved-comparisons/:uuid': savedComparisonPage,
  '/dashboard/add-startup': introductionPage,
  '/dashboard/add-startup-form': listingFormPage,
  '/dashboard/add-startup-success': successPage,
  '/dashboard/account-settings': accountSettingsPage,
  '/dashboard/account-settings/profile': profilePage,
  '/dashboard/account-settings/notification': notificationPage,
  '/dashboard/account-settings/password': passwordPage,
  '/dashboard/account-settings/address': addressPage,
  '/dashboard/account-settings/second-step': secondStepSettingsPage,
  '/dashboard/account-settings/sessions': sessionsPage,
  '/dashboard/account-settings/keys': keysPage,
  '/dashboard/account-settings/subscription': subscriptionPage,
  '/dashboard/account-settings/subscription/cancel': cancelRenewalPage,
  '/dashboard/account-settings/data': dataPage,
  '/import': uploadsPage,
  '/import/:uuid': uploadPage,
  '/moderation': queuePage,
  '/moderation/edit': editPage,
  '/moderation/import': moderatorUploadsPage,
  '/moderation/import/:uuid': moderatorUploadPage,
  '/moderation/old-facts': oldFactsPage,
  '/moderation/dead-links': deadLinksPage,
  '/moderation/log': moderationLogPage,
  '/moderation/merge': mergePage,
  '/moderation/merge-rounds': mergeRoundsPage,
  '/moderation/news': pressPage,
  '/moderation/news/:uuid': proposalPage,
  '/moderation/newsletter': moderateNewsletterPage,
  '/moderation/upkeep': upkeepPage,
  '/moderation/:uuid': submissionPage,
  '/status': statusPage,
  '/offline': offlinePage,
} satisfies Record<string, Page>;

/** For developers; outside production only. */
export const developmentPages = {
  '/dev/ui': galleryPage,
  '/dev/mail': devMailsPage,
  '/dev/mail/:name': devMailPage,
} satisfies Record<string, Page>;

declare module './base/paths.ts' {
  interface Addresses extends Record<keyof typeof pages | keyof typeof developmentPages, unknown> {}
}
