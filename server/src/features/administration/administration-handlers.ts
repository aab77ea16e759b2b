import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import { providerRefusedUs } from '../payouts/public.ts'
import type { SetupDeps } from './administration-deps.ts'
import { checkSetupSoon } from './check-setup.ts'

export function administrationHandlers(deps: SetupDeps): JobHandler[] {
  return [
    handleJob(providerRefusedUs, async () => {
      await checkSetupSoon(deps)
    }),
  ]
}
