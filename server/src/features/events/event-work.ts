import { postTextsErased } from '#features/submissions/public.ts'
import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { EventDeps } from './event-deps.ts'
import { forgetTitles } from './publishing/published-event-store.ts'

export function eventHandlers({ database }: Pick<EventDeps, 'database'>): JobHandler[] {
  return [
    handleJob(postTextsErased, ({ accountIds }) =>
      database.transaction((tx) => forgetTitles(tx, accountIds)),
    ),
  ]
}
