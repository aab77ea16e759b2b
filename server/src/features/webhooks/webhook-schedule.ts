import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { judgeEndpoints } from './judge-endpoints.ts'
import { createSender } from './send-deliveries.ts'
import type { WebhookDeps } from './webhook-deps.ts'

export function webhookSchedule(deps: WebhookDeps): ScheduledTask[] {
  const sender = createSender(deps)
  return [
    { name: 'send webhooks', everySeconds: 2, work: sender.turn, stop: sender.stop },
    { name: 'judge webhook endpoints', everySeconds: 300, work: () => judgeEndpoints(deps) },
  ]
}
