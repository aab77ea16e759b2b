import { readProfile, requestAvatarUpload, setAvatar } from '@permille/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { updateSession } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'
import { avatarProblem, uploadImage } from './upload-image.ts'

/** Uploads one image and makes it the avatar. `percent` is undefined when nothing is under way. */
export function useAvatarUpload() {
  const client = useQueryClient()
  const [percent, setPercent] = useState<number>()
  const upload = async (file: File) => {
    setPercent(0)
    try {
      const { avatarUrl } = await storeAvatar(file, setPercent)
      updateSession(client, { avatarUrl })
      toast({ title: 'Profile image updated successfully' })
      await refresh(client, readProfile)
    } catch (error) {
      toast({ tone: 'negative', title: 'Error', description: textOf(error) })
    } finally {
      setPercent(undefined)
    }
  }
  return { percent, upload: (file: File) => (percent === undefined ? upload(file) : undefined) }
}

/** Each step fails in its own words (product-spec §8). */
async function storeAvatar(file: File, onProgress: (percent: number) => void) {
  const problem = avatarProblem(file)
  if (problem !== undefined) throw new Error(problem)
  const target = await call(requestAvatarUpload).catch(failingAs('Failed to get upload URL'))
  const avatarUrl = await uploadImage({ url: target.url, file, onProgress })
  return call(setAvatar, { body: { avatarUrl } }).catch(failingAs('Failed to update profile image'))
}

function failingAs(message: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(message, { cause })
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Upload failed'
}
