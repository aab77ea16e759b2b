import { expect, it } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx'

it('a user signed out elsewhere reads that nothing is lost, and is not asked for a password here', () => {
  const { text, buttons } = renderText(
    <ConfirmIdentityDialog code="not-signed-in" onAnswer={() => undefined} />,
  )

  expect(text).toContain('What you entered is still here.')
  expect(text).not.toContain('Password')
  expect(buttons).toEqual(['Continue', 'Close'])
})
