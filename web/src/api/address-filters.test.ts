import { describe, expect, it } from 'vitest'
import { isAnyChosen, readAddress, withFilters } from './address-filters.ts'

describe('filters in an address', () => {
  const address = readAddress(
    new URLSearchParams({ search: '  maya ', status: 'live', long: 'a'.repeat(200) }),
  )

  it('are read without the spaces around them', () => {
    expect(address.read('search')).toBe('maya')
  })

  it('are empty where the address does not say them', () => {
    expect(address.read('month')).toBe('')
  })

  it('are cut where no one means them', () => {
    expect(address.read('long')).toHaveLength(120)
  })

  it.each([
    ['status', 'live'],
    ['search', undefined],
    ['sort', undefined],
  ])('%s chooses %s of the known words', (name, word) => {
    expect(address.choose(name, ['draft', 'live'])).toBe(word)
  })
})

describe('a changed filter', () => {
  const before = new URLSearchParams('campaign=a&status=live')

  it.each([
    [{ status: 'paused' }, 'campaign=a&status=paused'],
    [{ platform: 'x' }, 'campaign=a&status=live&platform=x'],
    [{ status: '' }, 'campaign=a'],
    [{ status: 'all' }, 'campaign=a'],
    [{ search: 'all' }, 'campaign=a&status=live&search=all'],
    [{ campaign: '', status: '' }, ''],
  ])('%j leaves %s', (changes, address) => {
    expect(withFilters(before, changes).toString()).toBe(address)
  })

  it('is not written where it is the usual one', () => {
    const usual = { days: '30' }

    expect(withFilters(new URLSearchParams('days=7'), { days: '30' }, usual).toString()).toBe('')
    expect(withFilters(new URLSearchParams(), { days: '7' }, usual).toString()).toBe('days=7')
  })

  it('leaves the address it came from alone', () => {
    withFilters(before, { status: '' })

    expect(before.toString()).toBe('campaign=a&status=live')
  })
})

describe('whether any filter is chosen', () => {
  it.each([
    [{}, false],
    [{ search: '', status: undefined }, false],
    [{ search: 'ada' }, true],
    [{ search: '', status: 'live' }, true],
  ])('%j: %j', (filters, isAny) => {
    expect(isAnyChosen(filters)).toBe(isAny)
  })
})
