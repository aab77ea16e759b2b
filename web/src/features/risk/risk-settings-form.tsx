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
import { Card } from '#ui/layout/card.tsx'
import { FoldedRow } from '#ui/layout/folded-row.tsx'
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
      <Card className="divide-y divide-line overflow-hidden">
        {signalLabels.map((words) => (
          <SignalRow
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
      </Card>
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

const contentsClasses = 'grid grid-cols-1 gap-4 px-5 pb-5 @xl/page:grid-cols-3'
const noteClasses = 'text-sm text-ink-muted @xl/page:col-span-3'

interface SignalRowProps {
  readonly words: SignalLabels
  readonly values: Readonly<Record<string, string>>
  readonly problems: Problems
  readonly onChange: (name: string, value: string) => void
}

/** Folded to its state, unless one of its fields has a problem. */
function SignalRow({ words, values, problems, onChange }: SignalRowProps) {
  const { part, title, note, fields, inWords } = words
  const { effect = '' } = values
  return (
    <FoldedRow
      title={title}
      note={inWords(values)}
      result={
        <span className={effect === 'off' ? 'text-ink-muted' : 'font-medium'}>
          {labelOf(effect)}
        </span>
      }
      isOpen={fields.some(({ name }) => `${part}.${name}` in problems)}
    >
      <div className={contentsClasses}>
        <p className={noteClasses}>{note}</p>
        <Field label="Action">
          <Select
            aria-label={`Action of “${title}”`}
            options={effects}
            value={effect}
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
      </div>
    </FoldedRow>
  )
}

const labelOf = (effect: string) => effects.find(({ value }) => value === effect)?.label

interface QuietDaysProps {
  readonly draft: RiskDraft
  readonly error: string | undefined
  readonly onChange: (days: string) => void
}

function QuietDays({ draft, error, onChange }: QuietDaysProps) {
  return (
    <FoldedRow
      title="Release"
      note="What was set aside is released once its views look normal for this long"
      result={<span className="font-medium">{daysText(draft.quietDays)}</span>}
      isOpen={error !== undefined}
    >
      <div className={contentsClasses}>
        <p className={noteClasses}>
          As long as nothing more was set aside and the platform kept the views.
        </p>
        <Field label="Days" error={error}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={draft.quietDays}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      </div>
    </FoldedRow>
  )
}

const daysText = (typed: string) => (typed.trim() === '1' ? '1 day' : `${typed} days`)
