import { memberRoles } from '@permille/contract/teams/scopes'
import { expect, test } from 'vitest'
import { asRoleWithDuties, describeRole } from './role-labels.ts'

test('an invitation and its form say in a sentence what each role is for', () => {
  expect(memberRoles.map((role) => `Ada invites you ${asRoleWithDuties(role)}`)).toEqual([
    'Ada invites you with full access to do everything but transfer the brand.',
    'Ada invites you as a manager, who runs campaigns and reviews posts, and sees billing.',
    'Ada invites you as a finance person, who pays, gets refunds and changes billing details, and sees no posts.',
    'Ada invites you as a reviewer, who approves and rejects posts.',
    'Ada invites you as a viewer, who sees campaigns and posts, and changes nothing.',
  ])
  expect(describeRole('full')).toBe(
    'Someone with full access does everything but transfer the brand.',
  )
  expect(describeRole('reviewer')).toBe('A reviewer approves and rejects posts.')
})
