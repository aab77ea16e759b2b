import { confirmIdentityCall } from '@permille/contract/accounts/accounts'
import { freshSignInMinutes } from '@permille/contract/accounts/factor-lifetimes'
import { confirmWithCodeCall, readFactorsCall } from '@permille/contract/accounts/factors'
import type { ResponseOf } from '@permille/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import type { Remedied } from '#api/confirm-first.ts'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { refreshAfter } from '#api/stale.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CodeField, type CodeKind } from './factors/code-field.tsx'
import { TextButton } from './factors/text-button.tsx'
import { SignedOutDialog } from './signed-out-dialog.tsx'

type Factors = ResponseOf<typeof readFactorsCall>

interface AskingProps {
  readonly onAnswer: (isConfirmed: boolean) => void
}

interface ConfirmIdentityDialogProps extends AskingProps {
  readonly code: Remedied
}

/** Asks for what a call needs before it can be repeated. */
export function ConfirmIdentityDialog({ code, onAnswer }: ConfirmIdentityDialogProps) {
  return code === 'not-signed-in' ? (
    <SignedOutDialog onAnswer={onAnswer} />
  ) : (
    <FreshSignInDialog onAnswer={onAnswer} />
  )
}

type TypedWay = 'password' | CodeKind
type Way = TypedWay | 'passkey'

/** Confirms the user's identity again before an action that moves money or grants rights. */
function FreshSignInDialog({ onAnswer }: AskingProps) {
  const formId = useId()
  const client = useQueryClient()
  const { data: factors } = useQuery(queryOf(readFactorsCall))
  const ways = waysOf(factors)
  const [chosen, setChosen] = useState<TypedWay>()
  const way = chosen ?? ways[0]
  const [entered, setEntered] = useState('')
  const confirming = useMutation({
    mutationFn: (by: Way) => confirmBy[by](entered),
    onSuccess: () => {
      onAnswer(true)
      return refreshAfter(client, confirmWithCodeCall)
    },
  })
  const isByPasskey = confirming.variables === 'passkey'
  const failure = confirming.error && messageOf(confirming.error, 'This could not be checked')
  const problem = failure === null || isByPasskey ? undefined : failure
  const change = (other: TypedWay) => {
    setChosen(other)
    setEntered('')
    confirming.reset()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer(false)}
      title="Confirm it’s you"
      description={`You signed in more than ${freshSignInMinutes} minutes ago. Enter ${wayWords[way].asked} to continue.`}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={entered === ''}
            isBusy={confirming.isPending && !isByPasskey}
          >
            {confirming.isPending && !isByPasskey ? 'Checking...' : 'Continue'}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => confirming.isPending || confirming.mutate(way)}>
        {way === 'password' ? (
          <PasswordField value={entered} error={problem} onChange={setEntered} />
        ) : (
          <CodeField kind={way} value={entered} error={problem} onChange={setEntered} />
        )}
      </Form>
      {hasFactor(factors) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {factors.passkeys.length > 0 && (
            <TextButton onClick={() => confirming.isPending || confirming.mutate('passkey')}>
              {confirming.isPending && isByPasskey
                ? 'Waiting for your passkey...'
                : 'Use a passkey'}
            </TextButton>
          )}
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <TextButton key={other} onClick={() => change(other)}>
                {wayWords[other].use}
              </TextButton>
            ))}
        </div>
      )}
      <p role="status" className="text-sm text-negative empty:hidden">
        {isByPasskey && failure}
      </p>
    </Dialog>
  )
}

const wayWords: Readonly<Record<TypedWay, { asked: string; use: string }>> = {
  password: { asked: 'your password', use: 'Use the password' },
  app: { asked: 'a code from your authenticator app', use: 'Use the app’s code' },
  recovery: { asked: 'a recovery code or use a passkey', use: 'Use a recovery code' },
}

function hasFactor(factors: Factors | undefined): factors is Factors {
  return factors !== undefined && (factors.appAddedAt !== null || factors.passkeys.length > 0)
}

/** What can be typed, first choice first: a password proves less than a second factor. */
function waysOf(factors: Factors | undefined): readonly [TypedWay, ...TypedWay[]] {
  if (!hasFactor(factors)) return ['password']
  return factors.appAddedAt === null ? ['recovery'] : ['app', 'recovery']
}

const confirmBy: Readonly<Record<Way, (entered: string) => Promise<unknown>>> = {
  password: (password) => call(confirmIdentityCall, { body: { password } }),
  app: (code) => call(confirmWithCodeCall, { body: { code } }),
  recovery: (code) => call(confirmWithCodeCall, { body: { code } }),
  passkey: async () => (await import('./factors/passkeys.ts')).confirmWithPasskey(),
}

interface PasswordFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const { email } = useCurrentUser()
  return (
    <>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field label="Password" error={error}>
        <PasswordInput
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </>
  )
}
