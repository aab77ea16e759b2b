import type { BodyInputOf } from '@permille/contract/endpoint'
import { publicProfileCall, readProfileCall, updateProfileCall } from '@permille/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldMessagesOf, messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { updateSession } from '../../api/session.ts'
import { toast } from '../../ui/overlays/toast.ts'

export type ProfileChanges = BodyInputOf<typeof updateProfileCall>

/** Saves a part of the profile; the shell and the public profile show it at once. */
export function useUpdateProfile() {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (body: ProfileChanges) => call(updateProfileCall, { body }),
    onSuccess: async ({ user }) => {
      updateSession(client, user)
      toast({ title: 'Profile updated successfully' })
      await refresh(client, readProfileCall, publicProfileCall)
    },
    onError: (error) =>
      toast({
        tone: 'negative',
        title: 'Error',
        description: messageOf(error, 'Failed to update profile'),
      }),
  })
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    problems: fieldMessagesOf(saving.error),
  }
}
