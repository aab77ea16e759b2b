import { forgottenPassword } from '@permille/contract/accounts/account-forms'
import { forgotPasswordCall } from '@permille/contract/accounts/accounts'
import { passwordMailMinutes } from '@permille/contract/accounts/factor-lifetimes'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { fieldMessagesOf } from '#api/api-error.ts'
import { problemsIn } from '#api/problems-in.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { AuthLayout, AuthLink, withSearch } from '../auth-layout.tsx'
import { formTexts } from '../form-texts.ts'

interface AskForLinkProps {
  readonly title: string
  readonly note: string
  /** Whether a link can be mailed; the form is shown once it is known. */
  readonly isKnown: boolean
}

/** Shows the same for every address, so that nobody learns who has an account. */
export function AskForLink({ title, note, isKnown }: AskForLinkProps) {
  const search = useSearch()
  const next = ownNext(search)
  const asking = useAction({
    call: forgotPasswordCall,
    request: (email: string) => ({ body: next === null ? { email } : { email, next } }),
    failed: 'The link could not be mailed',
  })
  const footer = <AuthLink href={withSearch(paths.login, search)}>Back to sign in</AuthLink>
  if (asking.data !== undefined) {
    return (
      <AuthLayout
        title="Check your mail"
        note={`If ${asking.variables} has an account, a link to set a new password is on its way. It works once, for ${passwordMailMinutes} minutes.`}
        footer={footer}
      >
        <p className="text-ink-muted">
          No mail after a few minutes? Look in the spam folder, or{' '}
          <AuthLink href={`${paths.help}#write`}>write to us</AuthLink>.
        </p>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={title} note={note} footer={footer}>
      {isKnown && <EmailForm asking={asking} />}
    </AuthLayout>
  )
}

/** Returns the page that the mailed link continues to; null if it is not one of ours. */
function ownNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next !== null && forgottenPassword.shape.next.safeParse(next).success ? next : null
}

interface EmailFormProps {
  readonly asking: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly mutate: (email: string) => void
  }
}

function EmailForm({ asking: { error, isPending, mutate } }: EmailFormProps) {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const problems = { ...fieldMessagesOf(error), ...found }
  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        const { email = '' } = formTexts(event)
        const wrong = problemsIn(forgottenPassword, { email })
        setFound(wrong)
        if (Object.keys(wrong).length === 0 && !isPending) mutate(email.trim())
      }}
    >
      <Field label="Email" error={problems.email}>
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      <Button type="submit" size="lg" isBusy={isPending}>
        {isPending ? 'Sending...' : 'Send link'}
      </Button>
    </Form>
  )
}
