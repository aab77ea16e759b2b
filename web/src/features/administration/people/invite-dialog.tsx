import { displayNameMaxLength, emailMaxLength } from '@permille/contract/limits'
import { type SubmitEvent, useState } from 'react'
import { fieldMessagesOf } from '#api/api-error.ts'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { type Invited, MadeInvitation, useInvite } from './made-invitation.tsx'
import { roleLabels } from './user-labels.ts'

interface InviteDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Resets each time it opens: a link is shown only once. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  return isOpen ? <OpenInviteDialog onClose={onClose} /> : null
}

const roles = ['brand', 'admin', 'creator'] as const

function OpenInviteDialog({ onClose }: { readonly onClose: () => void }) {
  const inviting = useInvite()
  if (inviting.data !== undefined) {
    return <MadeInvitation {...inviting.data} email={inviting.variables.email} onClose={onClose} />
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Invite someone"
      description="Creators sign up on their own, unless someone else uses their address. Brands and admins need an invitation."
      label="Create invitation link"
      busyLabel="Inviting..."
      isBusy={inviting.isPending}
    >
      {(formId) => <InviteForm id={formId} error={inviting.error} onSubmit={inviting.mutate} />}
    </FormDialog>
  )
}

interface InviteFormProps {
  readonly id: string
  readonly error: Error | null
  readonly onSubmit: (invited: Invited) => void
}

function InviteForm({ id, error, onSubmit }: InviteFormProps) {
  const [role, setRole] = useState<Invited['role']>('brand')
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
          options={roles.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? 'brand')}
        />
      </Field>
      <Field label="Email" error={problems.email}>
        <Input name="email" type="email" autoComplete="off" maxLength={emailMaxLength} />
      </Field>
      {role === 'brand' && (
        <Field label="Brand name" error={problems.brandName}>
          <Input name="brandName" autoComplete="off" maxLength={displayNameMaxLength} />
        </Field>
      )}
    </Form>
  )
}
