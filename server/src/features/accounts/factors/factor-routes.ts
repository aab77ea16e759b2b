import {
  addPasskeyCall,
  askNewPasskeyCall,
  askPasskeyConfirmationCall,
  askPasskeySignInCall,
  confirmAppCall,
  confirmWithCodeCall,
  confirmWithPasskeyCall,
  issueHelpCodeCall,
  readFactorsCall,
  removeAppCall,
  removePasskeyCall,
  renewRecoveryCodesCall,
  signInWithCodeCall,
  signInWithPasskeyCall,
  startAppCall,
} from '@permille/contract/accounts/factors'
import { asAdmin } from '#platform/http/actor.ts'
import type { ReplySetters } from '#platform/http/calls/call.ts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import type { FactorDeps } from '../account-deps.ts'
import { countSignIn } from '../sign-in/guard-guessing.ts'
import { callOriginOf, handOver, ownRequest, respondSignedIn } from '../sign-in/sign-in-routes.ts'
import { confirmWithCode, confirmWithPasskey } from './confirm-with-factor.ts'
import { listPasskeys } from './factor-store.ts'
import { issueHelpCode } from './issue-help-code.ts'
import {
  type AddedFactor,
  addPasskey,
  askOwnPasskey,
  confirmOwnApp,
  readFactors,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  startApp,
} from './own-factors.ts'
import { askPasskey } from './passkey-ceremony.ts'
import { signInWithCode, signInWithPasskey } from './sign-in-with-factor.ts'

export function factorRoutes(deps: FactorDeps): Route[] {
  return [...signInRoutes(deps), ...confirmRoutes(deps), ...ownRoutes(deps), helpRoute(deps)]
}

/** Each is stored until it is used, or for five minutes. */
const challengesPerAddress = {
  name: 'passkey-challenges',
  callsMax: 100,
  windowSeconds: 5 * 60,
  refusal: (when: string) =>
    `Your network has requested many sign-ins with a passkey. Try again ${when}, or use your password.`,
}

function signInRoutes(deps: FactorDeps): Route[] {
  return [
    route(signInWithCodeCall, async (call) => {
      await countSignIn(deps, call.request.address)
      const formerHash = call.request.sessionTokenHash
      const request = { ...call.body, formerHash, ...callOriginOf(call) }
      return respondSignedIn(call, await signInWithCode(deps, request), deps)
    }),
    secretRoute(askPasskeySignInCall, async (call) => {
      await countSignIn(deps, call.request.address)
      await countInWindow(deps.database, challengesPerAddress, call.request.address)
      return await askPasskey(deps, { purpose: 'sign-in', userId: null })
    }),
    route(signInWithPasskeyCall, async (call) => {
      await countSignIn(deps, call.request.address)
      const { answer, rememberMe: isRemembered = false } = call.body
      const formerHash = call.request.sessionTokenHash
      const request = { answer, isRemembered, formerHash, ...callOriginOf(call) }
      return respondSignedIn(call, await signInWithPasskey(deps, request), deps)
    }),
  ]
}

function confirmRoutes(deps: FactorDeps): Route[] {
  return [
    route(confirmWithCodeCall, async (call) => {
      handOver(call, await confirmWithCode(deps, ownRequest(call), call.body.code))
      return { ok: true as const }
    }),
    secretRoute(askPasskeyConfirmationCall, async (call) => {
      const { userId } = ownRequest(call).actor
      const known = await listPasskeys(deps.database, userId)
      return await askPasskey(deps, { purpose: 'confirm', userId }, known)
    }),
    route(confirmWithPasskeyCall, async (call) => {
      handOver(call, await confirmWithPasskey(deps, ownRequest(call), call.body.answer))
      return { ok: true as const }
    }),
  ]
}

function ownRoutes(deps: FactorDeps): Route[] {
  return [
    route(readFactorsCall, (call) => readFactors(deps, ownRequest(call))),
    secretRoute(startAppCall, (call) => startApp(deps, ownRequest(call))),
    secretRoute(confirmAppCall, async (call) =>
      respondAdded(call, await confirmOwnApp(deps, ownRequest(call), call.body.code)),
    ),
    route(removeAppCall, async (call) => {
      handOver(call, await removeApp(deps, ownRequest(call)))
      return { ok: true as const }
    }),
    secretRoute(askNewPasskeyCall, (call) => askOwnPasskey(deps, ownRequest(call))),
    secretRoute(addPasskeyCall, async (call) =>
      respondAdded(call, await addPasskey(deps, ownRequest(call), call.body)),
    ),
    route(removePasskeyCall, async (call) => {
      handOver(call, await removePasskey(deps, ownRequest(call), call.params.id))
      return { ok: true as const }
    }),
    secretRoute(renewRecoveryCodesCall, (call) => renewRecoveryCodes(deps, ownRequest(call))),
  ]
}

function respondAdded(reply: ReplySetters, { session, recoveryCodes }: AddedFactor) {
  handOver(reply, session)
  return { recoveryCodes }
}

function helpRoute({ database, clock }: FactorDeps): Route {
  return secretRoute(issueHelpCodeCall, (call) => {
    const { kind, userId: adminUserId } = asAdmin(call)
    const request = {
      userId: call.params.id,
      actor: { kind, userId: adminUserId },
      reason: call.body.reason,
      requestId: call.request.id,
      now: clock.now(),
    }
    return database.transaction((tx) => issueHelpCode(tx, request))
  })
}
