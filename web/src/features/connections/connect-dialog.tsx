import { listPlatformsCall } from '@permille/contract/connections/connections'
import { type Platform, platforms } from '@permille/contract/enums'
import { profileLinkMaxLength } from '@permille/contract/limits'
import { isOAuthPlatform, platformFacts } from '@permille/contract/platforms'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryOf } from '#api/query.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { useConnectAccount } from './use-connect-account.ts'

interface ConnectDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Undefined or not offered here: the first that can be connected here is selected. */
  readonly chosen: Platform | undefined
  readonly onChoose: (platform: Platform) => void
}

export function ConnectDialog({ isOpen, onClose, chosen, onChoose }: ConnectDialogProps) {
  const known = useKnownPlatforms()
  const platform = known.find((one) => one === chosen) ?? known[0] ?? platforms[0]
  const [username, setUsername] = useState('')
  const connecting = useConnectAccount(() => {
    setUsername('')
    onClose()
  })
  const isByName = !isOAuthPlatform(platform)

  function submit(event: FormEvent) {
    event.preventDefault()
    connecting.connect({ platform, username: username.trim() })
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Connect Account"
      description="Choose the platform you publish on."
      label="Connect"
      busyLabel="Connecting..."
      isBusy={connecting.isPending}
      isComplete={!isByName || username.trim() !== ''}
    >
      {(formId) => (
        <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <PlatformField known={known} platform={platform} onChange={onChoose} />
          {isByName ? (
            <UsernameField
              platform={platform}
              username={username}
              problem={connecting.problem}
              onChange={(changed) => {
                setUsername(changed)
                connecting.forgetProblem()
              }}
            />
          ) : (
            <p className="text-ink-muted">
              You will be redirected to {platformFacts[platform].choice} to authorize the
              connection. We read your profile and the views of your posts, and never publish
              anything.
            </p>
          )}
          {platform === 'youtube' && <YoutubeTerms />}
        </form>
      )}
    </FormDialog>
  )
}

/** YouTube's API policies require its users to agree. */
function YoutubeTerms() {
  return (
    <p className="text-sm text-ink-muted">
      By adding a channel you agree to{' '}
      <a
        href="https://www.youtube.com/t/terms"
        target="_blank"
        rel="noreferrer"
        className="font-medium text-accent underline underline-offset-4"
      >
        YouTube’s Terms of Service
      </a>
      .
    </p>
  )
}

/** Returns the platforms that this installation can connect; all four until the response arrives. */
function useKnownPlatforms(): readonly Platform[] {
  const { data } = useQuery(queryOf(listPlatformsCall))
  return data?.map((entry) => entry.platform) ?? platforms
}

interface PlatformFieldProps {
  readonly known: readonly Platform[]
  readonly platform: Platform
  readonly onChange: (platform: Platform) => void
}

function PlatformField({ known, platform, onChange }: PlatformFieldProps) {
  return (
    <Field label="Platform">
      <Select
        options={known.map((value) => ({ value, label: platformFacts[value].choice }))}
        value={platform}
        onChange={(event) => {
          const chosen = platforms.find((value) => value === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      />
    </Field>
  )
}

interface UsernameFieldProps {
  readonly platform: Platform
  readonly username: string
  readonly problem: string | undefined
  readonly onChange: (username: string) => void
}

function UsernameField({ platform, username, problem, onChange }: UsernameFieldProps) {
  return (
    <Field
      label="Username"
      error={problem}
      hint={`As in the profile URL, ${platformFacts[platform].profile}. You’ll verify it in the next step.`}
    >
      <Input
        name="username"
        placeholder="@username"
        maxLength={profileLinkMaxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
