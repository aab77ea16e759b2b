import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import type { BodyOf } from '@permille/contract/endpoint'
import { emailMaxLength } from '@permille/contract/limits'
import { inviteMemberCall } from '@permille/contract/teams/members'
import { type MemberRole, memberRoles } from '@permille/contract/teams/scopes'
import { type SubmitEvent, useState } from 'react'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { ShownOnceDialog } from '#ui/overlays/shown-once-dialog.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { describeRole, roleLabels } from './role-labels.ts'

interface InviteMemberProps {
  readonly isOwner: boolean
  readonly onInvited: () => void
}

export function InviteMember(props: InviteMemberProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      {isOpen && <InviteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type Invited = BodyOf<typeof inviteMemberCall>

const mailed = {
  title: 'Invitation mailed',
  description: `The link works for ${invitationDays} days.`,
}

function InviteDialog({
  isOwner,
  onInvited,
  onClose,
}: InviteMemberProps & { onClose: () => void }) {
  const inviting = useAction({
    call: inviteMemberCall,
    request: (body: Invited) => ({ body }),
    failed: (error) =>
      Object.keys(fieldMessagesOf(error)).length > 0
        ? undefined
        : errorToast(messageOf(error, 'The invitation could not be created')),
    onDone: ({ url }) => {
      onInvited()
      if (url !== null) return
      toast(mailed)
      onClose()
    },
  })
  const url = inviting.data?.url
  if (typeof url === 'string') {
    return (
      <ShownOnceDialog
        title="Invitation created"
        description={`Only ${inviting.variables?.email} can use this link, once, within ${invitationDays} days. It is not shown again.`}
        text={url}
        copyLabel="Copy link"
        onClose={onClose}
      >
        <p className="rounded-md bg-surface-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
          {url}
        </p>
      </ShownOnceDialog>
    )
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Invite someone"
      description="They sign in with their own password and act for your brand."
      label="Create invitation"
      busyLabel="Inviting..."
      isBusy={inviting.isPending}
    >
      {(formId) => (
        <InviteForm
          id={formId}
          isOwner={isOwner}
          error={inviting.error}
          onSubmit={inviting.mutate}
        />
      )}
    </FormDialog>
  )
}

interface InviteFormProps {
  readonly id: string
  readonly isOwner: boolean
  readonly error: Error | null
  readonly onSubmit: (invited: Invited) => void
}

function InviteForm({ id, isOwner, error, onSubmit }: InviteFormProps) {
  const [role, setRole] = useState<MemberRole>('reviewer')
  const roles = memberRoles.filter((each) => each !== 'full' || isOwner)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit({ email: String(new FormData(event.currentTarget).get('email') ?? ''), role })
  }
  return (
    <Form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label="Email" error={fieldMessagesOf(error).email}>
        <Input name="email" type="email" autoComplete="off" maxLength={emailMaxLength} />
      </Field>
      <Field label="Role" hint={describeRole(role)}>
        <Select
          options={roles.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={({ target }) =>
            setRole(roles.find((each) => each === target.value) ?? 'reviewer')
          }
        />
      </Field>
    </Form>
  )
}
