import { acceptTermsCall, readTermsCall } from '@permille/contract/privacy/terms'
import { asSignedIn } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { PasswordDeps } from '../account-deps.ts'
import { acceptTerms } from './accept-terms.ts'
import { findLastAcceptance } from './terms-store.ts'

export function termsRoutes({
  database,
  clock,
}: Pick<PasswordDeps, 'database' | 'clock'>): Route[] {
  return [
    route(readTermsCall, async (call) => ({
      accepted: (await findLastAcceptance(database, asSignedIn(call).userId)) ?? null,
    })),
    route(acceptTermsCall, async (call) => {
      const acceptance = { userId: asSignedIn(call).userId, at: clock.now() }
      await database.transaction((tx) => acceptTerms(tx, acceptance))
      return { ok: true as const }
    }),
  ]
}
