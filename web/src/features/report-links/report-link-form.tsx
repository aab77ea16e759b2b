import type { BodyOf } from '@permille/contract/endpoint'
import type { CampaignId } from '@permille/contract/ids'
import { passwordMinLength } from '@permille/contract/limits'
import {
  createReportLinkCall,
  editReportLinkCall,
  type ReportLink,
  reportDaysDefault,
  reportNameMaxLength,
} from '@permille/contract/report-links/report-links'
import { type SubmitEvent, useEffect, useState } from 'react'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { useMay } from '#api/session.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { formTexts } from '#features/accounts/form-texts.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { DateInput } from '#ui/controls/dates/date-input.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { CampaignsField } from './campaigns-field.tsx'

type Edited = BodyOf<typeof editReportLinkCall>

interface FormProps {
  readonly formId: string
  readonly onBusy: (isBusy: boolean) => void
  readonly onDone: () => void
}

interface NewLinkProps extends FormProps {
  readonly campaignId: CampaignId | undefined
}

export function NewLink({ campaignId, formId, onBusy, onDone }: NewLinkProps) {
  const making = useAction({
    call: createReportLinkCall,
    request: ({ password = null, expiresInDays = reportDaysDefault, ...shown }: Edited) => ({
      body: { ...shown, password, expiresInDays },
    }),
    done: 'Link made. Copy it from the list.',
    failed: (error) => failedToast(error, 'The link could not be made'),
    onDone,
  })
  useEffect(() => onBusy(making.isPending), [making.isPending, onBusy])
  const campaignIds = campaignId === undefined ? null : [campaignId]
  const usual = { name: '', campaignIds, showsMoney: false, showsCreators: false, since: null }
  return (
    <LinkForm
      id={formId}
      usual={usual}
      error={making.error}
      onSubmit={(body) => making.mutate(body)}
    />
  )
}

interface EditLinkProps extends FormProps {
  readonly link: ReportLink
}

export function EditLink({ link, formId, onBusy, onDone }: EditLinkProps) {
  const saving = useAction({
    call: editReportLinkCall,
    request: (body: Edited) => ({ params: { id: link.id }, body }),
    done: 'Link saved',
    failed: (error) => failedToast(error, 'The link could not be saved'),
    onDone,
  })
  useEffect(() => onBusy(saving.isPending), [saving.isPending, onBusy])
  const campaignIds = link.campaigns?.map(({ id }) => id) ?? null
  return (
    <LinkForm
      id={formId}
      usual={{ ...link, campaignIds }}
      link={link}
      error={saving.error}
      onSubmit={(body) => saving.mutate(body)}
    />
  )
}

function failedToast(error: Error, text: string) {
  const isShown = Object.keys(fieldMessagesOf(error)).length > 0
  return isShown ? undefined : errorToast(messageOf(error, text))
}

interface LinkFormProps {
  readonly id: string
  readonly usual: Pick<Edited, 'name' | 'campaignIds' | 'showsMoney' | 'showsCreators' | 'since'>
  /** The one that is edited. */
  readonly link?: ReportLink
  readonly error: Error | null
  readonly onSubmit: (body: Edited) => void
}

function LinkForm({ id, usual, link, error, onSubmit }: LinkFormProps) {
  const mayShowMoney = useMay('billing:read')
  const [campaignIds, setCampaignIds] = useState(usual.campaignIds)
  const [showsMoney, setShowsMoney] = useState(usual.showsMoney && mayShowMoney)
  const [showsCreators, setShowsCreators] = useState(usual.showsCreators)
  const [since, setSince] = useState(usual.since ?? '')
  const [days, setDays] = useState(link === undefined ? String(reportDaysDefault) : '')
  const [isWithoutPassword, setWithoutPassword] = useState(false)
  const problems = fieldMessagesOf(error)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { name = '', password = '' } = formTexts(event)
    onSubmit({
      name,
      campaignIds,
      showsMoney,
      showsCreators,
      since: since === '' ? null : since,
      ...(isWithoutPassword && { password: null }),
      ...(password !== '' && !isWithoutPassword && { password }),
      ...(days !== '' && { expiresInDays: Number(days) }),
    })
  }
  return (
    <Form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label="Name" hint="Shown above the report." error={problems.name}>
        <Input
          name="name"
          defaultValue={usual.name}
          autoComplete="off"
          maxLength={reportNameMaxLength}
        />
      </Field>
      <CampaignsField chosen={campaignIds} onChange={setCampaignIds} error={problems.campaignIds} />
      <fieldset className="grid grid-cols-1 gap-1">
        <legend className="mb-1 font-medium">Also shows</legend>
        <Checkbox
          label="What it cost"
          checked={showsMoney}
          disabled={!mayShowMoney}
          onChange={({ target }) => setShowsMoney(target.checked)}
        />
        <Checkbox
          label="Creators, and links to their posts"
          checked={showsCreators}
          onChange={({ target }) => setShowsCreators(target.checked)}
        />
      </fieldset>
      <Field
        label="From (optional)"
        hint="Earlier days are left out, in UTC."
        error={problems.since}
      >
        <DateInput label="From" kind="day" value={since} onChange={setSince} onLeave={setSince} />
      </Field>
      {link?.hasPassword && (
        <Checkbox
          label="Remove the password"
          checked={isWithoutPassword}
          onChange={({ target }) => setWithoutPassword(target.checked)}
        />
      )}
      {!isWithoutPassword && (
        <Field
          label={link?.hasPassword ? 'New password (optional)' : 'Password (optional)'}
          hint={`${passwordMinLength} characters or more. Send it separately from the link.`}
          error={problems.password}
        >
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
      )}
      <Field label="Ends" error={problems.expiresInDays}>
        <Select
          options={[...(link === undefined ? [] : [{ value: '', label: 'As before' }]), ...ends]}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Field>
    </Form>
  )
}

const ends = [
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
]
