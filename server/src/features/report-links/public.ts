export { revokeReportLinks } from './change-report-links.ts'
export { describeReportPage } from './describe-report-page.ts'
export { reencryptReportLinks } from './list-report-links.ts'
export { deleteReportLinks, listReportLinksWithMakers } from './report-link-store.ts'
