/** One chunk for all account pages, because every first page lists each chunk. */
export { AccountPage } from './account-page.tsx'
export { BrandPage } from './brand-page.tsx'
export { OwnDataPage } from './own-data-page.tsx'
export { SecurityPage } from './security-page.tsx'
