import { emailChange } from '@permille/contract/accounts/account-forms'
import { changeEmailCall, readEmailCall } from '@permille/contract/accounts/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { problemsIn } from '#api/problems-in.ts'
import { ownPushEndpoint } from '#api/push-endpoint.ts'
import { queryOf } from '#api/query.ts'
import { updateSession } from '#api/session.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { EmailProof } from './email-proof.tsx'

export function EmailForm({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState(email)
  const { submit, problems, isPending } = useChangeEmail()
  const { data } = useQuery(queryOf(readEmailCall))
  // Its line is kept until it is known whether there is one.
  const hint = data === undefined ? '\u00a0' : data.isProven && 'We’ll notify your old address'
  return (
    <Form
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={() => submit({ email: typed })}
    >
      <Field label="Email" isLabelHidden hint={hint} error={problems.email}>
        <Input
          type="email"
          autoComplete="email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="empty:hidden sm:col-span-2">
        <EmailProof />
      </div>
      <Button type="submit" className="sm:justify-self-start" isBusy={isPending}>
        {isPending ? 'Updating...' : 'Update email'}
      </Button>
    </Form>
  )
}

interface EmailChange {
  readonly email: string
  readonly pushEndpoint?: string | undefined
}

function useChangeEmail() {
  const client = useQueryClient()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending } = useAction({
    call: changeEmailCall,
    request: (body: EmailChange) => ({ body }),
    done: 'Email updated successfully',
    failed: (error) => {
      setProblems(fieldMessagesOf(error))
      return errorToast(messageOf(error, 'Failed to update email'))
    },
    onDone: ({ user }) => updateSession(client, user),
  })
  const submit = (change: EmailChange) => {
    const found = problemsIn(emailChange, change)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    void ownPushEndpoint().then((pushEndpoint) => mutate({ ...change, pushEndpoint }))
  }
  return { submit, problems, isPending }
}
