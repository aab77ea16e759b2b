import type { ChargebackId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'
import type { ChargebackNotification } from './chargeback.ts'
import type { ResponseId } from './response/response-store.ts'

export const chargebackChanged = defineJob<{
  chargebackId: ChargebackId
  news: ChargebackNotification
  /** How often the bank has taken the money; jobs from before there could be a second time have none. */
  turn?: number
}>('chargeback-changed')

export const sendResponseJob = defineJob<{ responseId: ResponseId }>('send-response')
