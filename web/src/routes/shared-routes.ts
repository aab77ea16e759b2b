import { memberPages, visitorPages } from '@permille/contract/pages'
import { lazyPage } from '../shell/lazy-page.ts'
import { type PageRoute, routesTo } from './page-route.ts'

/** Account pages share a chunk, which is named once: each name weighs on every first page. */
export function accountPage(name: keyof typeof import('./account-pages.ts')) {
  return lazyPage(async () => (await import('./account-pages.ts'))[name])
}

/** The pages of every role. */
// biome-ignore format: one route, one line
export const routesOfEveryRole: readonly PageRoute[] = routesTo({ ...memberPages, offer: visitorPages.offer }, {
  offer: lazyPage(() => import('../features/campaigns/offers/offer-page.tsx').then((m) => m.OfferPage)),
  notifications: lazyPage(() => import('../features/notifications/notifications-page.tsx').then((m) => m.NotificationsPage)),
  notificationSettings: lazyPage(() => import('../features/notifications/notification-settings-page.tsx').then((m) => m.NotificationSettingsPage)),
  security: accountPage('SecurityPage'),
  ownData: accountPage('OwnDataPage'),
})

/** The account page of roles without a public profile. */
export const account = accountPage('AccountPage')
