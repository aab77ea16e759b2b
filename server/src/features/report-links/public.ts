export { describeReportPage } from './describe-report-page.ts'
export { reencryptReportLinks } from './list-report-links.ts'
export { deleteReportLinks } from './report-link-store.ts'
