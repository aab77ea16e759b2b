import { removeAppCall, removePasskeyCall } from '@permille/contract/accounts/factors'
import { isolate } from '@permille/contract/input/isolate'
import { ActionButton } from '#api/action-button.tsx'
import { type Factors, factorChanged, isLastFactor } from './factors.ts'

const lastConsequence =
  'You then sign in with your password alone, and your recovery codes stop working.'

interface RemovePasskeyProps {
  readonly factors: Factors
  readonly passkey: Factors['passkeys'][number]
}

export function RemovePasskey({ factors, passkey: { id, name } }: RemovePasskeyProps) {
  if (isNeeded(factors)) return null
  return (
    <ActionButton
      call={removePasskeyCall}
      request={() => ({ params: { id } })}
      title={`Remove ${isolate(name)}?`}
      description={
        isLastFactor(factors)
          ? lastConsequence
          : 'You can no longer sign in with it. Your device may keep offering it until you delete it there.'
      }
      label="Remove"
      busyLabel="Removing..."
      done={factorChanged('Passkey removed')}
      failed="The passkey could not be removed"
      isDanger
      variant="secondary"
      size="sm"
      aria-label={`Remove ${isolate(name)}`}
    />
  )
}

export function RemoveApp({ factors }: { readonly factors: Factors }) {
  if (isNeeded(factors)) return null
  return (
    <ActionButton
      call={removeAppCall}
      request={() => ({})}
      title="Turn off the authenticator app?"
      description={isLastFactor(factors) ? lastConsequence : 'Its codes no longer sign you in.'}
      label="Turn off"
      busyLabel="Turning off..."
      done={factorChanged('Authenticator app turned off')}
      failed="The app could not be turned off"
      isDanger
      variant="secondary"
      size="sm"
      aria-label="Turn off the authenticator app"
    />
  )
}

/** True for the only factor of someone who must have one. */
export function isNeeded(factors: Factors): boolean {
  return factors.isRequired && isLastFactor(factors)
}
