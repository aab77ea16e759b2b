import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { mailNews } from './mails/mail-news.ts'
import type { NotificationDeps, PushDeps } from './notification-deps.ts'
import { pushNews } from './push/push-news.ts'
import { tellNews } from './tell-news.ts'

export function notificationSchedule(deps: NotificationDeps & PushDeps): ScheduledTask[] {
  return [
    { name: 'tell news', everySeconds: 3, work: () => tellNews(deps) },
    { name: 'push news', everySeconds: 3, work: () => pushNews(deps) },
    { name: 'mail news', everySeconds: 20, work: () => mailNews(deps) },
  ]
}
