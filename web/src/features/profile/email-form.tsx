import { changeEmailCall } from '@permille/contract/accounts'
import { emailChange } from '@permille/contract/forms/account-forms'
import { readProfileCall } from '@permille/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldMessagesOf, messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/problems-in.ts'
import { refresh } from '../../api/query.ts'
import { updateSession } from '../../api/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { toast } from '../../ui/overlays/toast.ts'

export function EmailForm({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState(email)
  const { submit, problems, isPending } = useChangeEmail()
  return (
    <Form
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={() => submit({ email: typed })}
    >
      <Field label="Email" hint="A change is told to your old address" error={problems.email}>
        <Input
          type="email"
          autoComplete="email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" className="sm:justify-self-start" isBusy={isPending}>
        {isPending ? 'Updating...' : 'Update email'}
      </Button>
    </Form>
  )
}

interface EmailChange {
  readonly email: string
}

function useChangeEmail() {
  const client = useQueryClient()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending } = useMutation({
    mutationFn: (body: EmailChange) => call(changeEmailCall, { body }),
    onSuccess: async ({ user }) => {
      updateSession(client, user)
      toast({ title: 'Email updated successfully' })
      await refresh(client, readProfileCall)
    },
    onError: (error) => {
      setProblems(fieldMessagesOf(error))
      const description = messageOf(error, 'Failed to update email')
      toast({ tone: 'negative', title: 'Error', description })
    },
  })
  const submit = (change: EmailChange) => {
    const found = problemsIn(emailChange, change)
    setProblems(found)
    if (Object.keys(found).length === 0) mutate(change)
  }
  return { submit, problems, isPending }
}
