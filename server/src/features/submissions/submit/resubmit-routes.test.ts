import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { submissionRoutes } from '../submission-routes.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'

let setup: SubmissionSetup
let http: TestRoutes
beforeAll(async () => {
  setup = await setUpSubmissions()
  http = serveRoutes(setup.deps, submissionRoutes(setup.deps))
})
afterAll(async () => {
  await http.close()
  await setup.close()
})

test('a post is submitted again with what was changed, or without a body as before', async () => {
  const resubmitted = async (body?: object) => {
    const { id, brand, creator } = await setup.submit()
    await rejectSubmission(setup.deps, {
      submissionId: id,
      reviewer: brand,
      code: 'off_brief',
      note: null,
    })
    const path = `/api/submissions/${id}/resubmit`
    const as = await http.signIn(creator)
    const preview = await http.call('GET', path, { as })
    expect(preview.json).toMatchObject({ post: { viewCount: expect.any(Number) } })
    expect(preview.json.checks.filter((check: { passed: boolean }) => !check.passed)).toEqual([])
    const { status, json } = await http.call(
      'POST',
      path,
      body === undefined ? { as } : { as, body },
    )
    const { json: own } = await http.call('GET', `/api/creator/submissions/${id}`, { as })
    return { status, message: json.message, is: own.status, changes: own.changes }
  }
  const pending = { status: 200, message: undefined, is: 'pending' }

  expect(await resubmitted({ changes: ' The label. ' })).toEqual({
    ...pending,
    changes: 'The label.',
  })
  expect(await resubmitted({ changes: '  ' })).toEqual({ ...pending, changes: null })
  expect(await resubmitted()).toEqual({ ...pending, changes: null })
  expect(await resubmitted({ changes: 'x'.repeat(2000) })).toEqual({
    status: 400,
    message: 'Write 500 characters or less',
    is: 'rejected',
    changes: null,
  })
})
