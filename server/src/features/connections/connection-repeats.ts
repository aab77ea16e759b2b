import type { RepeatedWork } from '../../platform/jobs/repeat.ts'
import type { AccessTokenDeps } from './access-token.ts'
import { refreshEndingGrants } from './refresh-ending-grants.ts'

export function connectionRepeats(deps: AccessTokenDeps): RepeatedWork[] {
  return [
    { name: 'refresh ending grants', everySeconds: 3600, work: () => refreshEndingGrants(deps) },
  ]
}
