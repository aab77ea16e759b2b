import { reverseApproval } from '../../features/submissions/review/reverse-approval.ts'
import { newId } from '../../platform/ids.ts'
import { bodySamples } from '../body-samples.ts'
import type { TestServer } from '../test-server.ts'
import type { Buttons } from './button.ts'

/** What an admin does to a post after its decision. */
export function actButtons(server: TestServer): Buttons {
  return {
    'POST /api/admin/submissions/{id}/reverse': {
      place: async ({ approvedId }) => ({
        named: approvedId,
        given: { as: await server.person('admin'), ...sampleOf('reverse') },
      }),
    },
    'POST /api/admin/submissions/{id}/approve-again': {
      place: async ({ approvedId: submissionId }) => {
        const as = await server.person('admin')
        await reverseApproval(server.wiring.parts, {
          submissionId,
          adminUserId: as.userId,
          code: 'other',
          reason: 'Bought views',
          evidence: 'A report of the platform',
          requestId: newId(),
        })
        return { named: submissionId, given: { as, ...sampleOf('approve-again') } }
      },
    },
  }
}

function sampleOf(act: string): { body: object } {
  return { body: bodySamples[`POST /api/admin/submissions/{id}/${act}`] ?? {} }
}
