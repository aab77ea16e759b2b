import { type DragEvent, useState } from 'react'
import { useCurrentUser } from '../../api/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { useAvatarUpload } from './use-avatar-upload.ts'

/** One image, chosen or dropped. */
export function AvatarUpload() {
  const { displayName, avatarUrl } = useCurrentUser()
  const { percent, upload } = useAvatarUpload()
  const [isOver, setOver] = useState(false)
  const choose = (file: File | undefined) => file && void upload(file)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  return (
    <section
      aria-label="Profile image"
      className={joinClasses(
        'grid justify-items-center gap-4 rounded-card border border-line bg-surface-raised p-6 text-center',
        isOver && 'outline-2 outline-accent',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Avatar name={displayName} imageUrl={avatarUrl} className="size-24 text-2xl" />
      <label
        className={joinClasses(
          buttonLook({ variant: 'secondary' }),
          'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-surface-sunken',
        )}
      >
        {percent === undefined ? 'Upload image' : `Uploading ${Math.round(percent)}%`}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          disabled={percent !== undefined}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <p className="text-sm text-balance text-ink-muted">Or drop one here. Up to 10 MB.</p>
    </section>
  )
}
