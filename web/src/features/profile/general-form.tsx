import { bioMaxLength } from '@permille/contract/limits'
import type { OwnProfile } from '@permille/contract/profile/profile'
import { profileChanges } from '@permille/contract/profile/profile-form'
import { useState } from 'react'
import { problemsIn } from '#api/problems-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { ChangeUsernameDialog } from './change-username-dialog.tsx'
import { useUpdateProfile } from './use-update-profile.ts'
import { UsernameField } from './username-field.tsx'

export function GeneralForm({ profile }: { readonly profile: OwnProfile }) {
  const form = useGeneralForm(profile)
  const { draft, change, problems } = form
  return (
    <Form className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Name" error={problems.displayName}>
          <Input
            value={draft.displayName}
            autoComplete="name"
            onChange={(event) => change({ displayName: event.target.value })}
          />
        </Field>
        <UsernameField
          value={draft.username}
          current={profile.handle}
          error={problems.username}
          onChange={(username) => change({ username })}
        />
      </div>
      <Field
        label="Bio"
        hint={`${draft.bio.length} of ${bioMaxLength} characters`}
        error={problems.bio}
      >
        <Textarea value={draft.bio} onChange={(event) => change({ bio: event.target.value })} />
      </Field>
      <Button type="submit" className="sm:justify-self-start" isBusy={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Save changes'}
      </Button>
      <ChangeUsernameDialog
        isOpen={form.isAsking}
        username={draft.username.trim()}
        onCancel={form.cancel}
        onConfirm={form.confirm}
      />
    </Form>
  )
}

/** The form's state. Asks for confirmation before saving a new username. */
function useGeneralForm(profile: OwnProfile) {
  const { displayName } = profile.user
  const [draft, setDraft] = useState({
    displayName,
    username: profile.handle,
    bio: profile.bio ?? '',
  })
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const [isAsking, setAsking] = useState(false)
  const { save, isSaving, problems } = useUpdateProfile()
  const submit = () => {
    const problemsNow = problemsIn(profileChanges, draft)
    setFound(problemsNow)
    if (Object.keys(problemsNow).length > 0) return
    if (draft.username.trim() === profile.handle) save(draft)
    else setAsking(true)
  }
  const confirm = () => {
    setAsking(false)
    save(draft)
  }
  return {
    draft,
    change: (changes: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...changes })),
    problems: { ...problems, ...found },
    isSaving,
    isAsking,
    submit,
    confirm,
    cancel: () => setAsking(false),
  }
}
