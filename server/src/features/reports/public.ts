export { requireRange } from './read-report.ts'
export { listReportPosts, type ReportPostRow } from './report-post-store.ts'
export {
  readCampaignSums,
  readReportDays,
  readReportHeads,
} from './report-store.ts'
