import { confirmAppCall, type startAppCall } from '@permille/contract/accounts/factors'
import type { ResponseOf } from '@permille/contract/endpoint'
import { useId, useState } from 'react'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CodeField } from './code-field.tsx'
import { factorChanged } from './factors.ts'
import { QrCode } from './qr-code.tsx'

interface AppDialogProps {
  readonly started: ResponseOf<typeof startAppCall>
  readonly onClose: () => void
  /** Called with recovery codes if this is the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
}

/** Shows the secret of a new authenticator app, and asks for its first code. */
export function AppDialog({ started: { secret, uri }, onClose, onAdded }: AppDialogProps) {
  const formId = useId()
  const { code, setCode, confirm, problem, isPending } = useFirstCode(onAdded)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Set up an authenticator app"
      description="Scan this with an app such as Google Authenticator, Aegis or 1Password, then enter the code that it shows."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {isPending ? 'Checking...' : 'Turn on'}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid grid-cols-1 gap-4" onSubmit={confirm}>
        <div className="grid place-items-center">
          <QrCode text={uri} label="QR code for your authenticator app" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <Field label="Or enter this key in the app">
            <Input
              readOnly
              value={inGroups(secret)}
              onFocus={(event) => event.target.select()}
              className="font-mono text-sm"
            />
          </Field>
          <div className="pt-[1.625rem]">
            <CopyButton text={secret} label="Copy key" />
          </div>
        </div>
        <CodeField kind="app" error={problem} value={code} onChange={setCode} />
      </Form>
    </Dialog>
  )
}

function useFirstCode(onAdded: AppDialogProps['onAdded']) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const confirming = useAction({
    call: confirmAppCall,
    request: (typed: string) => ({ body: { code: typed } }),
    failed: (error) => {
      const { code: message } = fieldMessagesOf(error)
      setProblem(message)
      return message === undefined
        ? errorToast(messageOf(error, 'The code could not be checked'))
        : undefined
    },
    done: ({ recoveryCodes }) =>
      factorChanged('Authenticator app turned on', { isFirst: recoveryCodes !== null }),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
  })
  const confirm = () => {
    const isEmpty = code.trim() === ''
    setProblem(isEmpty ? 'Enter a code' : undefined)
    if (!isEmpty && !confirming.isPending) confirming.mutate(code)
  }
  return { code, setCode, confirm, problem, isPending: confirming.isPending }
}

/** Groups the secret by four, which is easier to type than 32 letters in a row. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
