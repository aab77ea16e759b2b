export { requireRange, totalOf } from './read-report.ts'
export { listReportPosts, type ReportPostRow } from './report-post-store.ts'
export {
  readCampaignSums,
  readReportDays,
  readReportHeads,
  readReportParts,
} from './report-store.ts'
