import { invite } from '@permille/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { fieldMessagesOf, messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'

interface InviteDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Its state begins anew each time it opens: a link is shown once. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  return isOpen ? <OpenInviteDialog onClose={onClose} /> : null
}

interface Invitation {
  readonly email: string
  readonly role: 'brand' | 'admin'
  readonly brandName?: string
}

function OpenInviteDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const inviting = useInvite()
  const isMade = inviting.data !== undefined
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isMade ? 'Invitation made' : 'Invite somebody'}
      description={
        isMade
          ? `Send this link to ${inviting.variables.email}. It works once, within 7 days, and is not shown again.`
          : 'Creators register by themselves. Brands and admins come by invitation.'
      }
      actions={
        isMade ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isBusy={inviting.isPending}>
              {inviting.isPending ? 'Inviting...' : 'Make invitation'}
            </Button>
          </>
        )
      }
    >
      {isMade ? (
        <InvitationLink url={inviting.data.url} />
      ) : (
        <InviteForm id={formId} error={inviting.error} onSubmit={inviting.mutate} />
      )}
    </Dialog>
  )
}

/** Not kept under a key: the answer is a secret, so that a second click makes a second link. */
function useInvite() {
  return useMutation({
    mutationFn: (body: Invitation) => call(invite, { body }),
    onError: (error) => {
      if (Object.keys(fieldMessagesOf(error)).length > 0) return
      const description = messageOf(error, 'The invitation could not be made')
      toast({ tone: 'negative', title: 'Error', description })
    },
  })
}

interface InviteFormProps {
  readonly id: string
  readonly error: Error | null
  readonly onSubmit: (invitation: Invitation) => void
}

function InviteForm({ id, error, onSubmit }: InviteFormProps) {
  const [role, setRole] = useState<Invitation['role']>('brand')
  const problems = fieldMessagesOf(error)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const texts = new FormData(event.currentTarget)
    const email = String(texts.get('email') ?? '')
    const brandName = String(texts.get('brandName') ?? '')
    onSubmit(role === 'brand' ? { email, role, brandName } : { email, role })
  }
  return (
    <Form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label="Role">
        <Select
          options={[
            { value: 'brand', label: 'Brand' },
            { value: 'admin', label: 'Admin' },
          ]}
          value={role}
          onChange={(event) => setRole(event.target.value === 'admin' ? 'admin' : 'brand')}
        />
      </Field>
      <Field label="Email" error={problems.email}>
        <Input name="email" type="email" autoComplete="off" maxLength={254} />
      </Field>
      {role === 'brand' && (
        <Field label="Brand name" error={problems.brandName}>
          <Input name="brandName" autoComplete="off" maxLength={80} />
        </Field>
      )}
    </Form>
  )
}

function InvitationLink({ url }: { readonly url: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field label="Link">
        <Input
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="font-mono text-sm"
        />
      </Field>
      <CopyButton text={url} label="Copy link" />
    </div>
  )
}
