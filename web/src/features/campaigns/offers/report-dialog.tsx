import { isolate } from '@permille/contract/input/isolate'
import {
  messageMaxLength,
  type ReportReason,
  report,
} from '@permille/contract/messages/message-form'
import { reportCampaignCall } from '@permille/contract/messages/messages'
import { useState } from 'react'
import { problemsIn } from '#api/problems-in.ts'
import { useAction } from '#api/use-action.ts'
import { formTexts } from '#features/accounts/form-texts.ts'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { type ReportedCampaign, reportLabels } from './report-labels.ts'

interface Written {
  readonly reason: ReportReason
  readonly text: string
}

interface ReportDialogProps {
  readonly campaign: ReportedCampaign
  readonly invite: string | undefined
  readonly onClose: () => void
}

export function ReportDialog({ campaign, invite, onClose }: ReportDialogProps) {
  const { id, name } = campaign
  const reporting = useAction({
    call: reportCampaignCall,
    request: (written: Written) => ({
      params: { id },
      body: invite === undefined ? written : { ...written, invite },
    }),
    done: {
      title: 'Thank you, we have your report',
      description: 'You’ll be notified when an admin has reviewed it.',
    },
    failed: 'The campaign could not be reported',
    onDone: onClose,
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Report ${isolate(name)}?`}
      description="An admin reads it. The brand does not learn who reported it."
      label="Report"
      busyLabel="Reporting..."
      isBusy={reporting.isPending}
    >
      {(formId) => <ReportForm formId={formId} onSubmit={(written) => reporting.mutate(written)} />}
    </FormDialog>
  )
}

interface ReportFormProps {
  readonly formId: string
  readonly onSubmit: (written: Written) => void
}

function ReportForm({ formId, onSubmit }: ReportFormProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  return (
    <Form
      id={formId}
      className="grid gap-4"
      onSubmit={(event) => {
        const written = formTexts(event)
        const found = problemsIn(report, written)
        setProblems(found)
        if (Object.keys(found).length === 0) onSubmit(written as unknown as Written)
      }}
    >
      <Field label="What is wrong?" error={problems.reason}>
        <Select name="reason" defaultValue="" placeholder="Choose a reason" options={reasons} />
      </Field>
      <Field label="What happened?" error={problems.text}>
        <Textarea name="text" rows={4} maxLength={messageMaxLength} />
      </Field>
    </Form>
  )
}

const reasons = Object.entries(reportLabels).map(([value, label]) => ({ value, label }))
