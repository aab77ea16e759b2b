import type { SubmissionId } from '@permille/contract/ids'
import { previewResubmissionCall } from '@permille/contract/submissions/corrections'
import { expect, test } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { ResubmitForm } from './resubmit-dialog.tsx'

const id = 's1' as SubmissionId
const submission = { id, reason: 'The post does not follow the brief.', title: 'Knit' }

function shownFor(preview: object) {
  const { queryKey } = queryOf(previewResubmissionCall, { params: { id } })
  const form = <ResubmitForm formId="f" submission={submission} onSubmit={() => undefined} />
  return renderText(form, { responses: [[queryKey, preview]] })
}

test('before the one second try stand the reason, the post as it is now and what was changed', () => {
  const post = { title: 'Knit, fixed', viewCount: 1200, authorAccountId: null }

  const { text, buttons } = shownFor({ checks: [], post })

  expect(text).toContain('Why it was rejected The post does not follow the brief.')
  expect(text).toContain('“Knit, fixed” · 1.2K views')
  expect(text).toContain('What did you change? (optional)')
  expect(buttons).toEqual([])
})

test('a post that would be refused says so, without spending the try', () => {
  const checks = [{ code: 'post-public', passed: false, message: 'The post is not public.' }]

  const { text, buttons } = shownFor({ checks, post: null })

  expect(text).toContain('The post is not public. It would be refused like this.')
  expect(buttons).toEqual(['Check again'])
})
