import { unlockedHours, unlockReportCall } from '@permille/contract/report-links/report-links'
import { codeOf, messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { formTexts } from '#features/accounts/form-texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { Card, CardBody } from '#ui/layout/card.tsx'

interface UnlockReportProps {
  readonly token: string
  readonly onUnlocked: () => void
}

/** Says nothing of the report before its password is right. */
export function UnlockReport({ token, onUnlocked }: UnlockReportProps) {
  const unlocking = useAction({
    call: unlockReportCall,
    request: (password: string) => ({ params: { token }, body: { password } }),
    failed: (error) =>
      isWrong(error) ? undefined : errorToast(messageOf(error, 'The report could not be opened')),
    onDone: onUnlocked,
  })
  return (
    <Card className="mx-auto mt-8 max-w-md">
      <title>Shared report · Permille</title>
      <CardBody>
        <Form
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => unlocking.mutate(formTexts(event).password ?? '')}
        >
          <h1 className="text-lg font-semibold">This report has a password</h1>
          <Field
            label="Password"
            hint={`Whoever sent you the link knows it. It opens the report in this browser for ${unlockedHours} hours.`}
            error={isWrong(unlocking.error) ? 'This password is wrong' : undefined}
          >
            <PasswordInput name="password" autoComplete="off" required />
          </Field>
          <Button type="submit" isBusy={unlocking.isPending}>
            {unlocking.isPending ? 'Opening...' : 'Open report'}
          </Button>
        </Form>
      </CardBody>
    </Card>
  )
}

const isWrong = (error: Error | null) => codeOf(error) === 'report-password-wrong'
