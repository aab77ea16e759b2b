import type { ChargebackId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'
import type { ChargebackNotification } from './chargeback.ts'
import type { ResponseId } from './response/response-store.ts'

export const chargebackChanged = defineJob<{
  chargebackId: ChargebackId
  news: ChargebackNotification
  /** Which time it is that the bank took the money; jobs from before there was a second have none. */
  turn?: number
}>('chargeback-changed')

export const sendResponseJob = defineJob<{ responseId: ResponseId }>('send-response')
