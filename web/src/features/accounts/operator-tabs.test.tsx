import { expect, test } from 'vitest'
import { adminPaths } from '#admin-paths.ts'
import { markupOf } from '#testing/markup-of.tsx'
import { OperatorTabs } from './operator-tabs.tsx'

test('each operator page links to the others', () => {
  const markup = markupOf(
    <OperatorTabs title="Outbox" note="Mails">
      The mails
    </OperatorTabs>,
    [],
  )

  for (const path of [adminPaths.settings, adminPaths.setup, adminPaths.mails, adminPaths.auditLog])
    expect(markup).toContain(`href="${path}"`)
})
