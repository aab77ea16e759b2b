import {
  listMemberInvitationsCall,
  listMembersCall,
  type Member,
  type MemberSetUp,
  readMemberSetUpCall,
} from '@permille/contract/teams/members'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { RemoveDialog } from './remove-member.tsx'
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

it('asks what becomes of what someone set up when they are removed, if there is anything', () => {
  const member = { id: 'user-9', displayName: 'Jon' } as Member
  const nothing: MemberSetUp = { keys: [], webhooks: [], reportLinks: [] }
  const show = (setUp: MemberSetUp) => {
    const request = { params: { id: member.id }, query: {} }
    return renderText(<RemoveDialog member={member} onRemoved={() => {}} onClose={() => {}} />, {
      role: 'brand',
      responses: [[queryOf(readMemberSetUpCall, request).queryKey, setUp]],
    })
  }
  const key = { id: 'k1' as never, name: 'Zapier', lastUsedAt: null }

  const [plain, asked] = [show(nothing), show({ ...nothing, keys: [key] })]

  expect(plain.buttons).toEqual(['Cancel', 'Remove', 'Close'])
  expect(asked.buttons).toEqual(['Cancel', 'Remove, keep these', 'Remove and end these', 'Close'])
  expect(asked.text).toContain('Zapier, never used')
  expect(asked.text).not.toContain('Webhooks')
})
