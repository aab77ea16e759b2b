import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import type { UploadDependencies } from './profile-dependencies.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'

export function profileSchedule(dependencies: Omit<UploadDependencies, 'images'>): ScheduledTask[] {
  return [
    {
      name: 'remove unused uploads',
      everySeconds: 3600,
      work: () => removeUnusedUploads(dependencies),
    },
  ]
}
