import { defaultRiskSettings } from '@permille/contract/risk/settings'
import { readWatch, settleReadings } from '#features/risk/public.ts'
import { readingOf } from '../test-marketplace.ts'
import type { TestServer } from '../test-server.ts'
import type { ButtonMaker, Buttons } from './button.ts'

let changeCount = 0

export function riskButtons(server: TestServer) {
  return {
    releaseFlag: flagButton(server),
    takeBackFlag: flagButton(server),
    changeRiskSettings: {
      // They are the installation's: each click finds others than the last one left.
      placeAlone: async () => {
        const as = await server.person('admin')
        changeCount += 2
        const body = { ...defaultRiskSettings, quietDays: changeCount }
        await server.call('PUT', '/api/admin/risk-settings', { as, body })
        return { given: { as, body: { ...body, quietDays: changeCount + 1 } } }
      },
    },
  } satisfies Buttons
}

/** 21,000 views with one like. */
function flagButton(server: TestServer): ButtonMaker {
  return {
    place: async ({ approvedId }) => {
      const { db } = server.database
      const at = new Date()
      const readings = [{ ...readingOf(approvedId, 21_000, at), likeCount: 1 }]
      await db.transaction((tx) => settleReadings(tx, { readings, at, holdHours: 0 }))
      const [flag] = (await readWatch(db, { submissionId: approvedId, at: new Date() })).doubts
      if (flag === undefined) throw new Error('the post is not doubted')
      const body = { reason: 'Looked at the views' }
      return { named: flag.id, given: { as: await server.person('admin'), body } }
    },
  }
}
