import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { mailNews } from './mails/mail-news.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { tellNews } from './tell-news.ts'

export function notificationSchedule(deps: NotificationDeps): ScheduledTask[] {
  return [
    { name: 'tell news', everySeconds: 3, work: () => tellNews(deps) },
    { name: 'mail news', everySeconds: 20, work: () => mailNews(deps) },
  ]
}
