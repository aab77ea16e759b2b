/** One chunk for all account pages, because every first page lists each chunk. */

export { OwnDataPage } from '../features/privacy/own-data-page.tsx'
export { AccountPage } from '../features/profile/account/account-page.tsx'
export { BrandPage } from '../features/profile/account/brand-page.tsx'
export { SecurityPage } from '../features/profile/account/security-page.tsx'
export { TeamPage } from '../features/teams/team-page.tsx'
export { DevelopersPage } from '../features/webhooks/developers-page.tsx'
