import { changeRiskSettingsCall } from '@permille/contract/risk/admin-risk'
import {
  defaultRiskSettings,
  type RiskSettings,
  riskSettings,
} from '@permille/contract/risk/settings'
import { useState } from 'react'
import { problemsIn } from '#api/problems-in.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import {
  draftOf,
  effectLabels,
  type RiskDraft,
  type SignalLabels,
  type SignalPart,
  settingsOf,
  signalLabels,
} from './signal-fields.ts'

const effects = Object.entries(effectLabels).map(([value, label]) => ({ value, label }))

type Problems = Readonly<Record<string, string>>

export function RiskSettingsForm({ settings }: { readonly settings: RiskSettings }) {
  const [draft, setDraft] = useState(() => draftOf(settings))
  const [problems, setProblems] = useState<Problems>({})
  const saving = useAction({
    call: changeRiskSettingsCall,
    request: (body: RiskSettings) => ({ body }),
    done: 'Risk signals changed',
    failed: 'The risk signals could not be changed',
  })
  const submit = () => {
    const asked = settingsOf(draft)
    const found = problemsIn(riskSettings, asked)
    setProblems(found)
    if (Object.keys(found).length === 0) saving.mutate(riskSettings.parse(asked))
  }
  const changePart = (part: SignalPart, name: string, value: string) =>
    setDraft((current) => ({ ...current, [part]: { ...current[part], [name]: value } }))

  return (
    <Form className="grid grid-cols-1 gap-6" onSubmit={submit}>
      {signalLabels.map((words) => (
        <SignalCard
          key={words.part}
          words={words}
          values={draft[words.part]}
          problems={problems}
          onChange={(name, value) => changePart(words.part, name, value)}
        />
      ))}
      <QuietDays
        draft={draft}
        error={problems.quietDays}
        onChange={(quietDays) => setDraft((current) => ({ ...current, quietDays }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save changes'}
        </Button>
        <Button variant="secondary" onClick={() => setDraft(draftOf(defaultRiskSettings))}>
          Fill in the defaults
        </Button>
      </div>
    </Form>
  )
}

interface SignalCardProps {
  readonly words: SignalLabels
  readonly values: Readonly<Record<string, string>>
  readonly problems: Problems
  readonly onChange: (name: string, value: string) => void
}

function SignalCard({ words, values, problems, onChange }: SignalCardProps) {
  const { part, title, note, fields } = words
  return (
    <Card>
      <CardHeader title={title} note={note} />
      <CardBody className="grid grid-cols-1 gap-4 @xl/page:grid-cols-3">
        <Field label="What it does">
          <Select
            aria-label={`What “${title}” does`}
            options={effects}
            value={values.effect ?? ''}
            onChange={(event) => onChange('effect', event.target.value)}
          />
        </Field>
        {fields.map(({ name, label }) => (
          <Field key={name} label={label} error={problems[`${part}.${name}`]}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={(event) => onChange(name, event.target.value)}
            />
          </Field>
        ))}
      </CardBody>
    </Card>
  )
}

interface QuietDaysProps {
  readonly draft: RiskDraft
  readonly error: string | undefined
  readonly onChange: (days: string) => void
}

function QuietDays({ draft, error, onChange }: QuietDaysProps) {
  return (
    <Card>
      <CardHeader
        title="Release"
        note="Set-aside money is released when nothing was set aside for this long and the platform kept the views."
      />
      <CardBody className="grid grid-cols-1 gap-4 @xl/page:grid-cols-3">
        <Field label="Quiet days" error={error}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={draft.quietDays}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      </CardBody>
    </Card>
  )
}
