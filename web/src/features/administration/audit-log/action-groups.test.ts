import { auditActions } from '@permille/contract/administration/audit-actions'
import { expect, test } from 'vitest'
import { actionGroups } from './action-groups.ts'
import { hiding } from './audit-log-page.tsx'

test('every action is under exactly one heading', () => {
  expect(Object.values(actionGroups).flat().sort()).toEqual([...auditActions].sort())
})

test('sign-ins are hidden until they are asked for, or an action is chosen', () => {
  const given = (params: Record<string, string>) =>
    hiding({ choose: (name, words) => words.find((word) => word === params[name]) })

  expect(given({})).toEqual({ without: 'sign-ins' })
  expect(given({ 'sign-ins': 'shown' })).toEqual({})
  expect(given({ action: 'user.sign-in' })).toEqual({})
})
