import type { Invitation } from '@permille/contract/accounts/invitations'
import type { InvitationId } from '@permille/contract/ids'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { InvitationTable } from './invitation-table.tsx'
import { MakeAgainDialog } from './make-again.tsx'

const invitation: Invitation = {
  id: 'invitation-1' as InvitationId,
  email: 'bea@permille.test',
  role: 'brand',
  brandName: 'Northwind',
  invitedBy: 'Ada Root',
  createdAt: timestamp.parse('2026-03-01T10:00:00Z'),
  expiresAt: timestamp.parse('2026-03-08T10:00:00Z'),
  state: 'open',
  isReplaced: false,
}
const revoke = 'Revoke the invitation for bea@permille.test'
const again = 'Make again: the invitation for bea@permille.test'

test.each<[string, Partial<Invitation>, string[]]>([
  ['open', { state: 'open' }, [revoke]],
  ['expired', { state: 'expired' }, [again]],
  ['revoked', { state: 'revoked' }, [again]],
  ['revoked by a newer one', { state: 'revoked', isReplaced: true }, []],
  ['accepted', { state: 'used' }, []],
])('an invitation that is %s offers only possible actions', (_words, changes, offered) => {
  const { buttons } = renderText(
    <InvitationTable invitations={[{ ...invitation, ...changes }]} onMakeAgain={() => {}} />,
    { role: 'admin' },
  )

  expect(new Set(buttons)).toEqual(new Set(offered))
})

test('renewing an invitation names its recipient, and warns that the old link stops working', () => {
  const { text } = renderText(<MakeAgainDialog invitation={invitation} onClose={() => {}} />, {
    role: 'admin',
  })

  expect(text).toContain('Invite bea@permille.test again?')
  expect(text).toContain('As before: Northwind. The new link is shown once')
})
