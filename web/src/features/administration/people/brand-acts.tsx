import {
  listUsersCall,
  readUserCall,
  type UserDetail,
} from '@permille/contract/administration/users'
import { isolate } from '@permille/contract/input/isolate'
import { emailMaxLength, reasonMaxLength } from '@permille/contract/limits'
import {
  brandsPerPersonMax,
  setBrandsMaxCall,
  transferBrandByAdminCall,
} from '@permille/contract/teams/brands'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'

interface BrandDialogProps {
  readonly user: UserDetail
  readonly onClose: () => void
}

/** Mounted while open. An agency opens one brand for each of its clients. */
export function BrandsMaxDialog({ user, onClose }: BrandDialogProps) {
  const { id, displayName, ownBrands } = user
  const [typed, setTyped] = useState(String(ownBrands?.max ?? 1))
  const [reason, setReason] = useState('')
  const refetch = useUserRefetch(user)
  const max = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined
  const isValid = max !== undefined && max <= brandsPerPersonMax
  const setting = useAction({
    call: setBrandsMaxCall,
    request: () => ({ params: { id }, body: { max: max ?? 1, reason: reason.trim() } }),
    done: 'Number of brands changed',
    failed: 'The number could not be changed',
    onDone: () => {
      refetch()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`How many brands may ${isolate(displayName)} own?`}
      description="Someone who works for several clients opens a brand for each. Brands they already own stay."
      label="Save"
      busyLabel="Saving..."
      isComplete={isValid && reason.trim() !== ''}
      isBusy={setting.isPending}
    >
      {(formId) => (
        <Form id={formId} onSubmit={() => setting.mutate()} className="grid grid-cols-1 gap-4">
          <Field
            label="Brands"
            hint={`They own ${ownBrands?.list.length ?? 0} now`}
            error={isValid ? undefined : `A number up to ${brandsPerPersonMax}`}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Reason reason={reason} onChange={setReason} />
        </Form>
      )}
    </FormDialog>
  )
}

/** Mounted while open. Whoever took a brand may have removed its owner: anyone with a brand's account can get it. */
export function TransferBrandDialog({ user, onClose }: BrandDialogProps) {
  const brands = user.ownBrands?.list ?? []
  const [brandId, setBrandId] = useState(brands[0]?.id)
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const refetch = useUserRefetch(user)
  const { next, hint } = useNextOwner(email, user)
  const brand = brands.find(({ id }) => id === brandId)
  const transferring = useAction({
    call: transferBrandByAdminCall,
    request: (
      to: Pick<UserDetail, 'id'> & { readonly brandId: (typeof brands)[number]['id'] },
    ) => ({
      params: { id: to.brandId },
      body: { userId: to.id, reason: reason.trim() },
    }),
    done: 'Brand transferred',
    failed: 'The brand could not be transferred',
    onDone: () => {
      refetch()
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Give ${isolate(brand?.name ?? '')} to another owner?`}
      description={`${isolate(user.displayName)} stays in it with full access. Both people are told, also by mail.`}
      label="Transfer"
      busyLabel="Transferring..."
      isComplete={next !== undefined && brand !== undefined && reason.trim() !== ''}
      isBusy={transferring.isPending}
      isDanger
    >
      {(formId) => (
        <Form
          id={formId}
          onSubmit={() => {
            if (next !== undefined && brand !== undefined)
              transferring.mutate({ id: next.id, brandId: brand.id })
          }}
          className="grid grid-cols-1 gap-4"
        >
          {brands.length > 1 && (
            <Field label="Brand">
              <Select
                options={brands.map(({ id, name }) => ({ value: id, label: name }))}
                value={brandId ?? ''}
                onChange={({ target }) =>
                  setBrandId(brands.find(({ id }) => id === target.value)?.id)
                }
              />
            </Field>
          )}
          <Field label="Email of the new owner" hint={hint}>
            <Input
              type="email"
              autoComplete="off"
              maxLength={emailMaxLength}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Reason reason={reason} onChange={setReason} />
        </Form>
      )}
    </FormDialog>
  )
}

/** Whose address was typed, among the accounts of brands. */
function useNextOwner(typed: string, former: UserDetail) {
  const email = typed.trim().toLowerCase()
  const isAddress = /^\S+@\S+\.\S+$/.test(email)
  const query = { search: email, role: 'brand', limit: 5 } as const
  const found = useQuery({ ...queryOf(listUsersCall, { query }), enabled: isAddress })
  const next = isAddress
    ? found.data?.find((user) => user.email.toLowerCase() === email && user.id !== former.id)
    : undefined
  const unknown = isAddress && found.isSuccess ? 'No other account of a brand has this address' : ''
  return { next, hint: next?.displayName ?? unknown }
}

/** These dialogs are part of the page that shows what they change. */
function useUserRefetch({ id }: UserDetail): () => void {
  const query = useQuery(queryOf(readUserCall, { params: { id } }))
  return () => void query.refetch()
}

interface ReasonProps {
  readonly reason: string
  readonly onChange: (reason: string) => void
}

function Reason({ reason, onChange }: ReasonProps): ReactNode {
  return (
    <Field label="Reason" hint="Kept in the audit log">
      <Textarea
        rows={3}
        maxLength={reasonMaxLength}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
