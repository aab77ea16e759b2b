import { createHash } from 'node:crypto'
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

it('the terms state the day on which they last changed', () => {
  const { text } = renderText(<TermsPage />)
  const hash = createHash('sha256').update(text).digest('hex')

  expect(text).toContain('Terms Version of 27 Nov 2026')
  expect(hash, 'a changed text needs the day of its change as `termsVersion`').toBe(
    'edc782380186f9c49c377b9e8803088976425c6809b19b855f9b07ddcf43f07f',
  )
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
