import { useCurrentUser } from '../../api/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ImageDrop } from '../../ui/image-drop.tsx'
import { useAvatarUpload } from './use-avatar-upload.ts'

export function AvatarUpload() {
  const { displayName, avatarUrl } = useCurrentUser()
  const { percent, upload } = useAvatarUpload()
  return (
    <section className="rounded-card border border-line bg-surface-raised p-6 text-center">
      <ImageDrop
        label="Profile image"
        action="Upload image"
        percent={percent}
        onChoose={(file) => void upload(file)}
        className="grid justify-items-center gap-4 rounded-control outline-offset-8"
      >
        <Avatar name={displayName} imageUrl={avatarUrl} className="size-24 text-2xl" />
      </ImageDrop>
      <p className="mt-4 text-sm text-balance text-ink-muted">Or drop one here. Up to 10 MB.</p>
    </section>
  )
}
