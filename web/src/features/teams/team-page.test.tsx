import { listMemberInvitationsCall, listMembersCall } from '@permille/contract/teams/members'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { TeamPage } from './team-page.tsx'

it('says to an owner without members what others could do', () => {
  const { text, buttons } = renderText(<TeamPage />, {
    role: 'brand',
    responses: [
      [queryOf(listMembersCall).queryKey, [{ id: 'user-1', role: 'owner' }]],
      [queryOf(listMemberInvitationsCall).queryKey, []],
    ],
  })

  expect(text).toContain('Only you. Invite someone to review posts or pay')
  expect(buttons).toContain('Invite')
})
