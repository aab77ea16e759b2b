/** One piece of code for the pages of one's own account, because every first page names each piece. */
export { AccountPage } from './account-page.tsx'
export { BrandPage } from './brand-page.tsx'
export { OwnDataPage } from './own-data-page.tsx'
export { SecurityPage } from './security-page.tsx'
