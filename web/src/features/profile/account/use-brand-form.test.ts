import { brandDetails } from '@permille/contract/profile/brand-form'
import { expect, it } from 'vitest'
import { problemsIn } from '#api/problems-in.ts'
import { type BrandDraft, detailsOf } from './use-brand-form.ts'

const empty: BrandDraft = {
  name: 'Lumen Goods',
  logoUrl: '',
  website: '',
  legalName: '  ',
  billingAddress: '',
  taxNumber: '',
}

it('an empty field is sent as absent, and the server accepts it', () => {
  const details = detailsOf(empty)

  expect(details).toEqual({
    name: 'Lumen Goods',
    logoUrl: null,
    website: null,
    legalName: null,
    billingAddress: null,
    taxNumber: null,
  })
  expect(problemsIn(brandDetails, details)).toEqual({})
})

it.each([
  ['lumen.example', 'https://lumen.example', {}],
  [' https://lumen.example/shop ', 'https://lumen.example/shop', {}],
  ['http://lumen.example', 'http://lumen.example', { website: 'Enter an https:// address' }],
  ['javascript://alert', 'javascript://alert', { website: 'Enter an https:// address' }],
])('a website typed as %s becomes %s', (website, meant, problems) => {
  const details = detailsOf({ ...empty, website })

  expect(details.website).toBe(meant)
  expect(problemsIn(brandDetails, details)).toEqual(problems)
})
