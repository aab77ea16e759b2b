import type { ResponseOf } from '@permille/contract/endpoint'
import { inviteCall } from '@permille/contract/invitations'
import { type SubmitEvent, useId, useState } from 'react'
import { fieldMessagesOf, messageOf } from '../../../api/api-error.ts'
import { errorToast, useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Input } from '../../../ui/controls/input.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ShownOnceDialog } from '../../../ui/overlays/shown-once-dialog.tsx'
import { ShownText } from './shown-text.tsx'
import { roleWords } from './user-words.ts'

interface InviteDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Resets each time it opens: a link is shown only once. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  return isOpen ? <OpenInviteDialog onClose={onClose} /> : null
}

const roles = ['brand', 'admin', 'creator'] as const
type Role = (typeof roles)[number]

interface Invitation {
  readonly email: string
  readonly role: Role
  readonly brandName?: string
}

function OpenInviteDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const inviting = useInvite()
  if (inviting.data !== undefined) {
    return (
      <ShownOnceDialog
        title="Invitation created"
        description={`Send this link to ${inviting.variables.email}. It works once, within 7 days, and is not shown again.`}
        text={inviting.data.url}
        copyLabel="Copy link"
        onClose={onClose}
      >
        <InvitationLink {...inviting.data} />
      </ShownOnceDialog>
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Invite someone"
      description="Creators sign up on their own, unless someone else uses their address. Brands and admins need an invitation."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={inviting.isPending}>
            {inviting.isPending ? 'Inviting...' : 'Create invitation link'}
          </Button>
        </>
      }
    >
      <InviteForm id={formId} error={inviting.error} onSubmit={inviting.mutate} />
    </Dialog>
  )
}

/** The response is a secret, which the server keeps under no key: a second click makes a second link. */
function useInvite() {
  return useAction({
    call: inviteCall,
    request: (body: Invitation) => ({ body }),
    failed: (error) =>
      Object.keys(fieldMessagesOf(error)).length > 0
        ? undefined
        : errorToast(messageOf(error, 'The invitation could not be created')),
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
          options={roles.map((value) => ({ value, label: roleWords[value] }))}
          value={role}
          onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? 'brand')}
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

function InvitationLink({ url, heldBy }: ResponseOf<typeof inviteCall>) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {heldBy !== null && (
        <Notice>
          {heldBy.displayName} uses this address but never verified it. Once the invitation is
          accepted, that account keeps its money and its sign-in but must set another address.
        </Notice>
      )}
      <ShownText label="Link" text={url} />
    </div>
  )
}
