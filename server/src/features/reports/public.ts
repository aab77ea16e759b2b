export { requireRange, totalOf } from './read-report.ts'
export { listReportPosts } from './report-post-store.ts'
export {
  readCampaignSums,
  readReportDays,
  readReportHeads,
  readReportParts,
} from './report-store.ts'
