import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { ChargebackDeps } from './chargeback-deps.ts'
import { sendResponseJob } from './chargeback-jobs.ts'
import { sendResponse } from './response/send-response.ts'

export function chargebackHandlers(deps: ChargebackDeps): JobHandler[] {
  return [handleJob(sendResponseJob, ({ responseId }) => sendResponse(deps, responseId))]
}
