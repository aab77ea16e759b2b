import { countries } from '@permille/contract/reference-lists'
import { describe, expect, it } from 'vitest'
import { citiesOf } from './major-cities.ts'

describe('the city picker', () => {
  it.each(countries.map(({ name }) => name))('offers cities in %s, each once', (country) => {
    const cities = citiesOf(country, '')

    expect(cities.length).toBeGreaterThan(0)
    expect(new Set(cities).size).toBe(cities.length)
  })

  it('includes a chosen city that is not listed', () => {
    expect(citiesOf('Malta', 'Gozo')[0]).toBe('Gozo')
  })

  it('offers nothing without a country', () => {
    expect(citiesOf('', '')).toEqual([])
  })
})
