import type { OwnProfile } from '@permille/contract/profile/profile'
import { contentCategories, languages } from '@permille/contract/reference-lists'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useUpdateProfile } from './use-update-profile.ts'

export function LanguagesForm({ profile }: { readonly profile: OwnProfile }) {
  const [spoken, setSpoken] = useState<readonly string[]>(profile.languages)
  const [chosen, setChosen] = useState<readonly string[]>(profile.contentCategories)
  const { save, isSaving } = useUpdateProfile()
  return (
    <Form
      className="grid gap-6"
      onSubmit={() =>
        save({
          languages: languages.filter((name) => spoken.includes(name)),
          contentCategories: contentCategories.filter((name) => chosen.includes(name)),
        })
      }
    >
      <Choices title="Languages" names={languages} chosen={spoken} onChange={setSpoken} />
      <Choices title="Categories" names={contentCategories} chosen={chosen} onChange={setChosen} />
      <Button type="submit" className="sm:justify-self-start" isBusy={isSaving}>
        {isSaving ? 'Saving...' : 'Save changes'}
      </Button>
    </Form>
  )
}

interface ChoicesProps {
  readonly title: string
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function Choices({ title, names, chosen, onChange }: ChoicesProps) {
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{title}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}
