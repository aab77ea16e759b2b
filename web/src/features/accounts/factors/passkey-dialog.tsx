import {
  addPasskeyCall,
  askNewPasskeyCall,
  passkeyNameMaxLength,
} from '@permille/contract/accounts/factors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { refreshAfter } from '#api/stale.ts'
import { useOneAtATime } from '#api/use-one-at-a-time.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { factorChanged } from './factors.ts'

interface PasskeyDialogProps {
  readonly suggestedName: string
  readonly onClose: () => void
  /** Called with recovery codes if this is the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
}

/** Asks for a new passkey's name; the browser then asks for a fingerprint, a face or a PIN. */
export function PasskeyDialog({ suggestedName, onClose, onAdded }: PasskeyDialogProps) {
  const formId = useId()
  const [name, setName] = useState(suggestedName)
  const [problem, setProblem] = useState<string>()
  const adding = useAddPasskey({ onAdded, onRefused: setProblem })
  const add = useOneAtATime(adding)
  const submit = () => {
    const isEmpty = name.trim() === ''
    setProblem(isEmpty ? 'A name is required' : undefined)
    if (!isEmpty && !adding.isPending) add(name)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add a passkey"
      description="Sign in with this device’s fingerprint, face or PIN, or with a security key. Your browser asks for it next."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={adding.isPending}>
            {adding.isPending ? 'Waiting for your device...' : 'Continue'}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Field label="Name" hint="Helps you recognize it in the list" error={problem}>
          <Input
            value={name}
            maxLength={passkeyNameMaxLength}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  )
}

interface Added extends Pick<PasskeyDialogProps, 'onAdded'> {
  readonly onRefused: (problem: string | undefined) => void
}

/**
 * Three steps of one action: the server's challenge, the device's response, the server's check.
 * Closing the dialog before the last one adds nothing.
 */
function useAddPasskey({ onAdded, onRefused }: Added) {
  const client = useQueryClient()
  const closing = useRef<AbortController>(undefined)
  useEffect(() => () => closing.current?.abort(), [])
  return useMutation({
    mutationFn: async (name: string) => {
      const ceremony = new AbortController()
      closing.current = ceremony
      const options = await call(askNewPasskeyCall)
      const { makePasskey } = await import('./passkeys.ts')
      const created = await makePasskey(options, ceremony.signal)
      return await call(addPasskeyCall, { body: { name, created } })
    },
    onSuccess: ({ recoveryCodes }) => {
      onAdded(recoveryCodes)
      toast(factorChanged('Passkey added', { isFirst: recoveryCodes !== null }))
      return refreshAfter(client, addPasskeyCall)
    },
    onError: (error) => {
      if (closing.current?.signal.aborted) return
      const { name } = fieldMessagesOf(error)
      onRefused(name)
      if (name === undefined) {
        const description = messageOf(error, 'Try again')
        toast({ tone: 'negative', title: 'The passkey could not be added', description })
      }
    },
  })
}
