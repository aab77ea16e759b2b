import { nameChange } from '@permille/contract/accounts/account-forms'
import { changeNameCall } from '@permille/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldMessagesOf } from '#api/api-error.ts'
import { problemsIn } from '#api/problems-in.ts'
import { updateSession } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'

export function NameForm({ displayName }: { readonly displayName: string }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(displayName)
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const saving = useAction({
    call: changeNameCall,
    request: (name: string) => ({ body: { displayName: name } }),
    done: 'Name updated',
    failed: 'Failed to update your name',
    onDone: ({ user }) => updateSession(client, user),
  })
  const submit = () => {
    const problems = problemsIn(nameChange, { displayName: typed })
    setFound(problems)
    if (Object.keys(problems).length === 0) saving.mutate(typed)
  }
  return (
    <Form className="grid grid-cols-1 gap-5 sm:grid-cols-2" onSubmit={submit}>
      <Field
        label="Name"
        isLabelHidden
        error={found.displayName ?? fieldMessagesOf(saving.error).displayName}
      >
        <Input
          autoComplete="name"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" className="sm:justify-self-start" isBusy={saving.isPending}>
        {saving.isPending ? 'Saving...' : 'Save name'}
      </Button>
    </Form>
  )
}
