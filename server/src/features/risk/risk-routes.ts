import {
  changeRiskSettingsCall,
  countFlaggedPostsCall,
  readRiskSettingsCall,
} from '@permille/contract/risk/admin-risk'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { asAdmin } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { changeRiskSettings } from './change-risk-settings.ts'
import { countFlaggedPosts } from './flagged-posts-store.ts'
import { readRiskSettings } from './settings-store.ts'

export function riskRoutes({
  database,
  clock,
}: {
  database: DatabaseServer
  clock: Clock
}): Route[] {
  return [
    route(readRiskSettingsCall, () => readRiskSettings(database)),
    route(countFlaggedPostsCall, () => countFlaggedPosts(database)),
    route(changeRiskSettingsCall, (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const change = { settings: call.body, adminUserId, requestId: call.request.id }
      return database.transaction((tx) => changeRiskSettings(tx, { ...change, at: clock.now() }))
    }),
  ]
}
