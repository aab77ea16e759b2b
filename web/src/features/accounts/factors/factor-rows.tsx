import { renewRecoveryCodesCall } from '@permille/contract/accounts/factors'
import { type ReactNode, useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/action-dialog.tsx'
import { Time } from '#ui/values/time.tsx'
import type { Factors } from './factors.ts'
import { isNeeded, RemoveApp, RemovePasskey } from './remove-factor.tsx'

interface RowProps {
  readonly title: string
  readonly note: ReactNode
  readonly children?: ReactNode
}

function Row({ title, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-3.5">
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-muted">{note}</p>
      </div>
      {children}
    </li>
  )
}

interface PasskeyRowProps {
  readonly factors: Factors
  readonly passkey: Factors['passkeys'][number]
}

export function PasskeyRow({ factors, passkey }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <Row
      title={name}
      note={
        <>
          Passkey, added <Time at={createdAt} />,{' '}
          {lastUsedAt === null ? (
            <span>not used yet</span>
          ) : (
            <span>
              last used <Time at={lastUsedAt} />
            </span>
          )}
        </>
      }
    >
      <RemovePasskey factors={factors} passkey={passkey} />
    </Row>
  )
}

export function AppRow({ factors, addedAt }: { factors: Factors; addedAt: string }) {
  return (
    <Row
      title="Authenticator app"
      note={
        <>
          Turned on <Time at={addedAt} />
        </>
      }
    >
      <RemoveApp factors={factors} />
    </Row>
  )
}

interface NewFactorsProps {
  readonly factors: Factors
  readonly isStarting: boolean
  readonly onPasskey: () => void
  readonly onApp: () => void
}

/** The factors that can be added: any number of passkeys, and one app, which a new one replaces. */
export function NewFactors({ factors, isStarting, onPasskey, onApp }: NewFactorsProps) {
  const hasApp = factors.appAddedAt !== null
  const hasAny = hasApp || factors.passkeys.length > 0
  return (
    <li className="grid grid-cols-1 gap-4 px-5 py-4">
      {!hasAny && (
        <p className="text-ink-muted">
          You sign in with your password alone. A passkey is your device’s fingerprint, face or PIN;
          an authenticator app shows a code on your phone. One of them is enough.
        </p>
      )}
      {isNeeded(factors) && (
        <p className="text-ink-muted">
          Admins need a second factor here: add another one before you remove this.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={hasAny ? 'secondary' : 'primary'} onClick={onPasskey}>
          Add a passkey
        </Button>
        <Button variant="secondary" isBusy={isStarting} onClick={onApp}>
          {hasApp ? 'Replace the authenticator app' : 'Set up an authenticator app'}
        </Button>
      </div>
    </li>
  )
}

interface RecoveryRowProps {
  readonly factors: Factors
  readonly onRenewed: (codes: readonly string[]) => void
}

/** With this many recovery codes or fewer, losing a phone could lock the user out. */
const fewCodes = 3

export function RecoveryRow({ factors: { recoveryCodesLeft: left }, onRenewed }: RecoveryRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const renewing = useAction({
    call: renewRecoveryCodesCall,
    request: () => ({}),
    failed: 'New recovery codes could not be made',
    onDone: ({ recoveryCodes }) => {
      setIsOpen(false)
      onRenewed(recoveryCodes)
    },
  })
  return (
    <Row
      title="Recovery codes"
      note={`${left} left. ${left > fewCodes ? 'Each signs you in once, after your password.' : 'Get new ones before you need them.'}`}
    >
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        New recovery codes
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Get new recovery codes?"
        description="The earlier ones stop working at once."
        label="Get new codes"
        busyLabel="Making..."
        isBusy={renewing.isPending}
        onConfirm={renewing.mutate}
      />
    </Row>
  )
}
