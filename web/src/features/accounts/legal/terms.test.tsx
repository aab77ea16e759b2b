import { readTermsCall, termsVersion } from '@permille/contract/privacy/terms'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { RegisterForm } from '../register-form.tsx'
import { TermsCard } from './terms-card.tsx'
import { TermsPage } from './terms-page.tsx'

const sentence =
  'By creating an account you say that you are at least 18 and accept the Terms and the Privacy Policy.'

it('the note is beside the button that creates an account', () => {
  expect(renderText(<RegisterForm />).text).toContain(`Create account ${sentence}`)
})

it('the terms state since when they apply', () => {
  expect(renderText(<TermsPage />).text).toContain('Terms Version of 22 Nov 2026')
})

it.each([
  [{ version: termsVersion, at: '2026-11-22T10:00:00Z' }, 'You accepted the Terms', []],
  [
    { version: '2020-01-01', at: '2020-01-01T10:00:00Z' },
    'There are new Terms',
    ['Accept the terms'],
  ],
  [null, 'There are new Terms', ['Accept the terms']],
])('a user who accepted %j sees it, and can accept newer terms', (accepted, words, offered) => {
  const responses = [[queryOf(readTermsCall).queryKey, { accepted }]] as const

  const { text, buttons } = renderText(<TermsCard />, { responses })

  expect(text).toContain(words)
  expect(buttons).toEqual(offered)
})
