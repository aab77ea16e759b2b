import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { UploadDeps } from './profile-deps.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'

export function profileSchedule(deps: Omit<UploadDeps, 'images'>): ScheduledTask[] {
  return [
    {
      name: 'remove unused uploads',
      everySeconds: 3600,
      work: () => removeUnusedUploads(deps),
    },
  ]
}
