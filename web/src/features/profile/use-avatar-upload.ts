import { setAvatarCall } from '@permille/contract/profile/profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { updateSession } from '#api/session.ts'
import { refreshAfter } from '#api/stale.ts'
import { toast } from '#ui/overlays/toast.ts'
import { failingAs } from './store-image.ts'
import { useImageUpload } from './use-image-upload.ts'

/** Uploads one image and makes it the avatar. */
export function useAvatarUpload() {
  const client = useQueryClient()
  return useImageUpload(async (url) => {
    const { avatarUrl } = await call(setAvatarCall, { body: { avatarUrl: url } }).catch(
      failingAs('Failed to update profile image'),
    )
    updateSession(client, { avatarUrl })
    toast({ title: 'Profile image updated successfully' })
    await refreshAfter(client, setAvatarCall)
  })
}
