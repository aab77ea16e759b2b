import { avatarMaxMegabytes } from '@permille/contract/limits'
import type { OwnProfile } from '@permille/contract/profile/profile'
import { ExternalLink } from 'lucide-react'
import { useCurrentUser } from '#api/session.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { ImageDrop } from '#ui/controls/image-drop.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { useAvatarUpload } from './use-avatar-upload.ts'

interface ProfileCardProps {
  readonly profile: OwnProfile
}

/**
 * Shows how others see the creator: the picture, which can be changed here, and a link to the
 * public profile.
 */
export function ProfileCard({ profile }: ProfileCardProps) {
  return (
    <Card className="@3xl/page:sticky @3xl/page:top-20">
      <Picture subtitle={`@${profile.handle}`} />
      <PublicAddress handle={profile.handle} />
    </Card>
  )
}

/** The user's own picture, which can be changed here. */
export function Picture({ subtitle }: { readonly subtitle: string }) {
  const { displayName, avatarUrl } = useCurrentUser()
  const { percent, upload } = useAvatarUpload()
  return (
    <ImageDrop
      label="Profile image"
      action="Upload image"
      percent={percent}
      onChoose={(file) => void upload(file)}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-x-5 gap-y-3 rounded-card p-5 -outline-offset-2 @3xl/page:grid-cols-1 @3xl/page:justify-items-center @3xl/page:p-6 @3xl/page:text-center"
    >
      <Avatar
        name={displayName}
        imageUrl={avatarUrl}
        className="size-20 text-2xl @max-3xl/page:row-span-2 @3xl/page:size-24"
      />
      <div className="grid w-full min-w-0 gap-0.5 @max-3xl/page:self-end">
        <p className="truncate text-lg font-semibold" title={displayName}>
          {displayName}
        </p>
        <p className="truncate text-ink-muted" title={subtitle}>
          {subtitle}
        </p>
        <p className="text-sm text-balance text-ink-muted @3xl/page:mt-2">
          <span className="@max-3xl/page:hidden">Drop a picture here. </span>JPEG, PNG or WebP, up
          to {avatarMaxMegabytes} MB
        </p>
      </div>
    </ImageDrop>
  )
}

function PublicAddress({ handle }: { readonly handle: string }) {
  const path = paths.profile(handle)
  return (
    <div className="flex items-center gap-1 border-t border-line p-3">
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClasses({ variant: 'quiet' })} min-w-0 grow justify-start px-2`}
      >
        <ExternalLink aria-hidden="true" className="size-4 text-ink-muted" />
        View public profile
      </a>
      <CopyButton
        text={import.meta.env.SSR ? path : `${location.origin}${path}`}
        label="Copy profile link"
      />
    </div>
  )
}
