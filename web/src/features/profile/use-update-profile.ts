import type { BodyInputOf } from '@permille/contract/endpoint'
import { updateProfileCall } from '@permille/contract/profile/profile'
import { useQueryClient } from '@tanstack/react-query'
import { fieldMessagesOf } from '#api/api-error.ts'
import { updateSession } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'

export type ProfileChanges = BodyInputOf<typeof updateProfileCall>

/** Saves part of the profile; the shell and the public profile show it at once. */
export function useUpdateProfile() {
  const client = useQueryClient()
  const saving = useAction({
    call: updateProfileCall,
    request: (body: ProfileChanges) => ({ body }),
    done: 'Profile updated successfully',
    failed: 'Failed to update profile',
    onDone: ({ user }) => updateSession(client, user),
  })
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    problems: fieldMessagesOf(saving.error),
  }
}
