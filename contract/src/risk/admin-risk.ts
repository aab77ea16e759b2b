import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { freezeParams, userId } from '../ids.ts'
import { cents, reason, timestamp } from '../shapes.ts'
import { riskSettings } from './settings.ts'
import { signalCodes } from './signals.ts'

const settingsNow = z.object({
  settings: riskSettings,
  /** Null while nobody has changed the defaults. */
  changed: z.nullable(z.object({ at: timestamp, byName: z.string(), byUserId: userId })),
})

export const readRiskSettingsCall = endpoint({
  name: 'readRiskSettings',
  method: 'GET',
  path: '/api/admin/risk-settings',
  summary: 'Each risk signal’s effect and thresholds',
  access: ['admin'],
  response: settingsNow,
})
export type RiskSettingsNow = ResponseOf<typeof readRiskSettingsCall>

export const changeRiskSettingsCall = endpoint({
  name: 'changeRiskSettings',
  method: 'PUT',
  path: '/api/admin/risk-settings',
  summary: 'Change the risk signals, for submissions and readings from now on',
  access: ['admin'],
  needsFreshSignIn: true,
  body: riskSettings,
  response: settingsNow,
})

export const countFlaggedPostsCall = endpoint({
  name: 'countFlaggedPosts',
  method: 'GET',
  path: '/api/admin/risk-signals',
  summary: 'How many posts of the high risk queue each signal is on, most first',
  access: ['admin'],
  scope: 'submissions:read',
  response: z.array(z.object({ code: z.enum(signalCodes), postCount: z.int() })),
})

export const releaseFlagCall = endpoint({
  name: 'releaseFlag',
  method: 'POST',
  path: '/api/admin/doubts/{id}/release',
  summary: 'Release a post’s set-aside money to its creator, and clear its views',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['doubt-not-found', 'doubt-closed', 'own-reading'],
  params: freezeParams,
  body: z.strictObject({ reason }),
  response: z.object({ releasedCents: cents }),
})

export const takeBackFlagCall = endpoint({
  name: 'takeBackFlag',
  method: 'POST',
  path: '/api/admin/doubts/{id}/take-back',
  summary: 'Return a post’s set-aside money to its campaign, as corrections; this is final',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['doubt-not-found', 'doubt-closed', 'dispute-open'],
  params: freezeParams,
  body: z.strictObject({ reason }),
  response: z.object({ takenBackCents: cents }),
})
