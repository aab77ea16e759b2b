import { memberPages, visitorPages } from '@permille/contract/pages'
import { lazyPage } from '../shell/lazy-page.ts'
import { type PageRoute, routesTo } from './page-route.ts'

const loadAccountPages = () => import('./account-pages.ts')

/** The pages of every role. */
// biome-ignore format: one route, one line
export const routesOfEveryRole: readonly PageRoute[] = routesTo({ ...memberPages, offer: visitorPages.offer }, {
  offer: lazyPage(() => import('../features/campaigns/offers/offer-page.tsx').then((m) => m.OfferPage)),
  notifications: lazyPage(() => import('../features/notifications/notifications-page.tsx').then((m) => m.NotificationsPage)),
  notificationSettings: lazyPage(() => import('../features/notifications/notification-settings-page.tsx').then((m) => m.NotificationSettingsPage)),
  security: lazyPage(async () => (await loadAccountPages()).SecurityPage),
  ownData: lazyPage(async () => (await loadAccountPages()).OwnDataPage),
})

/** The account page of roles without a public profile. */
export const account = lazyPage(async () => (await loadAccountPages()).AccountPage)
