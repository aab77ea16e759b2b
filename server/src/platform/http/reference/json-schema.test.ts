import { newCampaign } from '@permille/contract/campaigns/campaign-form'
import { payoutStatuses } from '@permille/contract/enums'
import { paymentEnds } from '@permille/contract/funding/funding'
import { cents } from '@permille/contract/shapes'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemaOf } from './json-schema.ts'

const fieldsOf = (schema: z.ZodMiniType) =>
  schemaOf(schema, 'input').properties as Record<string, { description?: string; format?: string }>

it('keeps the unit of an amount that is described where it stands', () => {
  const { paidCents, plainCents, by } = fieldsOf(
    z.object({
      paidCents: cents.check(z.describe('What came back.')),
      plainCents: cents,
      by: z.nullable(z.string()).check(z.describe('Null for nobody.')),
    }),
  )

  expect(paidCents).toMatchObject({
    description: 'What came back. In whole cents.',
    format: 'cents',
  })
  expect(plainCents).toMatchObject({ description: 'In whole cents.', format: 'cents' })
  expect(by?.description).toBe('Null for nobody.')
})

it('says that an amount in dollars replaces none in cents, which a new campaign needs', () => {
  const { required } = schemaOf(newCampaign, 'input')
  const { budgetDollars, rewardRateDollars } = fieldsOf(newCampaign)

  expect(required).toEqual(expect.arrayContaining(['budgetCents', 'rewardRatePerKViewsCents']))
  expect(budgetDollars?.description).toBe(
    'In dollars, and may be left out: the field in cents counts, and the two must agree.',
  )
  expect(rewardRateDollars?.description).toMatch(/^In dollars per 1,000 views, and may be left out/)
})

it('says what statuses mean, also where there may be none', () => {
  const { status, end, other } = fieldsOf(
    z.object({
      status: z.enum(payoutStatuses),
      end: z.nullable(z.enum(paymentEnds)),
      other: z.enum(['queued', 'paid']),
    }),
  )

  expect(status?.description).toMatch(/^`queued`: asked for.*\. `paid`: sent;.*\. `failed`: /)
  expect(JSON.stringify(end)).toContain('`charged_back`: the bank kept it')
  expect(other?.description).toBeUndefined()
})
