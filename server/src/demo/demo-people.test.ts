import { countries } from '@permille/contract/reference-lists'
import { expect, test } from 'vitest'
import { countryProblem } from '../features/payouts/payout-account.ts'
import { agreementFor } from '../integrations/stripe/payout-corridors.ts'
import { demoCreators } from './demo-cast.ts'
import { liveWherePaid } from './demo-people.ts'

function castOf(platformCountry: string) {
  const payable = countries.flatMap(({ code }) =>
    agreementFor(platformCountry, code) === null ? [] : [code],
  )
  const cast = demoCreators.map((creator) => liveWherePaid(creator, { payable, platformCountry }))
  return { payable, cast }
}

test.each(countries.map(({ code }) => code))(
  'from %s each demo creator can be paid, or none can',
  (code) => {
    const { payable, cast } = castOf(code)

    const isPayable = countryProblem(code, payable) === null
    for (const { country, countryCode } of cast) {
      if (isPayable) expect(countryCode).not.toBeNull()
      if (countryCode === null) continue
      expect(countryProblem(countryCode, payable)).toBeNull()
      expect(countries).toContainEqual({ code: countryCode, name: country })
    }
  },
)

test('creators who can be paid at home live there', () => {
  expect(castOf('US').cast).toEqual(demoCreators)
  expect(
    castOf('AU').cast.every(({ country, city }) => country === 'Australia' && city === null),
  ).toBe(true)
})
