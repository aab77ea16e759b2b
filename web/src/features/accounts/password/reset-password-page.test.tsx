import { readPasswordResetCall, readSignInOptionsCall } from '@permille/contract/accounts/accounts'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

it('a valid link states whose password it sets', () => {
  const whose = queryOf(readPasswordResetCall, { params: { token: '' } }).queryKey

  const { text, buttons } = renderText(<ResetPasswordPage />, {
    responses: [[whose, { email: 'mira@permille.test' }]],
  })

  expect(text).toContain('For mira@permille.test.')
  expect(text).toContain('At least 8 characters')
  expect(buttons).toContain('Set password')
})

it('a user who forgot their password is asked for their email address', () => {
  const { text, buttons } = renderText(<ForgotPasswordPage />, withMail(true))

  expect(text).toContain('we’ll send you a link')
  expect(buttons).toEqual(['Send link'])
})

it('the page has its title before it knows whether mail is sent', () => {
  const { text, buttons } = renderText(<ForgotPasswordPage />)

  expect(text).toContain('Forgot your password?')
  expect(buttons).toEqual([])
})

it('without mail the page does not exist', () => {
  const ssrContext: { redirectTo?: string } = {}

  const { text } = renderText(
    <Router ssrPath="/auth/forgot-password" ssrSearch="next=%2Fearnings" ssrContext={ssrContext}>
      <ForgotPasswordPage />
    </Router>,
    withMail(false),
  )

  expect([text, ssrContext.redirectTo]).toEqual(['', '/auth/login?next=%2Fearnings'])
})

function withMail(isResetMailed: boolean) {
  const options = queryOf(readSignInOptionsCall).queryKey
  return { responses: [[options, { isResetMailed }]] } as const
}
