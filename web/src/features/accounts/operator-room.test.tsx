import { expect, test } from 'vitest'
import { adminPaths } from '#admin-paths.ts'
import { markupOf } from '#testing/markup-of.tsx'
import { OperatorRoom } from './operator-room.tsx'

test('each operator page links to the others', () => {
  const markup = markupOf(
    <OperatorRoom title="Outbox" note="Mails">
      The mails
    </OperatorRoom>,
    [],
  )

  for (const path of [adminPaths.settings, adminPaths.setup, adminPaths.mails, adminPaths.auditLog])
    expect(markup).toContain(`href="${path}"`)
})
