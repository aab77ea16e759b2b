import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { adminSections } from './admin-sections.ts'
import { AdminTabs } from './admin-tabs.tsx'

test('each page of a section links to the others', () => {
  const markup = markupOf(
    <AdminTabs section="payouts" title="Books" note="Every rule">
      The rules
    </AdminTabs>,
    [],
  )

  for (const { path } of adminSections.payouts.tabs) expect(markup).toContain(`href="${path}"`)
})
