import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { collectNotifications } from './collect-notifications.ts'
import { mailNotifications } from './mails/mail-notifications.ts'
import type { NotificationDeps, PushDeps } from './notification-deps.ts'
import { pushNotifications } from './push/push-notifications.ts'

export function notificationSchedule(deps: NotificationDeps & PushDeps): ScheduledTask[] {
  return [
    { name: 'collect notifications', everySeconds: 3, work: () => collectNotifications(deps) },
    { name: 'push news', everySeconds: 3, work: () => pushNotifications(deps) },
    { name: 'mail news', everySeconds: 20, work: () => mailNotifications(deps) },
  ]
}
