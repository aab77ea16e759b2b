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

it('lets someone with full access leave, and its owner not', () => {
  const owner = { role: 'owner', displayName: 'Mia', lastSeenAt: null } as const
  const full = { role: 'full', displayName: 'Jon', lastSeenAt: null } as const
  const [seenByOwner, seenByFull] = [owner, full].map((reader) => {
    const { buttons } = renderText(<TeamPage />, {
      role: 'brand',
      brand: { role: reader.role },
      responses: [
        [
          queryOf(listMembersCall).queryKey,
          [
            { ...owner, id: reader === owner ? 'user-1' : 'user-9' },
            { ...full, id: reader === full ? 'user-1' : 'user-9' },
          ],
        ],
        [queryOf(listMemberInvitationsCall).queryKey, []],
      ],
    })
    return buttons.includes('Leave')
  })

  expect([seenByOwner, seenByFull]).toEqual([false, true])
})
