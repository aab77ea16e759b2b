import { describe, expect, it } from 'vitest'
import { isAnyChosen, readUrl, withFilters } from './url-filters.ts'

describe('filters in a URL', () => {
  const address = readUrl(
    new URLSearchParams({ search: '  maya ', status: 'live', long: 'a'.repeat(200) }),
  )

  it('are trimmed', () => {
    expect(address.read('search')).toBe('maya')
  })

  it('are empty if the URL does not name them', () => {
    expect(address.read('month')).toBe('')
  })

  it('are cut at a sensible length', () => {
    expect(address.read('long')).toHaveLength(120)
  })

  it.each([
    ['status', 'live'],
    ['search', undefined],
    ['sort', undefined],
  ])('%s selects %s', (name, word) => {
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
  ])('%j results in %s', (changes, address) => {
    expect(withFilters(before, changes).toString()).toBe(address)
  })

  it('is left out if it is the default', () => {
    const usual = { days: '30' }

    expect(withFilters(new URLSearchParams('days=7'), { days: '30' }, usual).toString()).toBe('')
    expect(withFilters(new URLSearchParams(), { days: '7' }, usual).toString()).toBe('days=7')
  })

  it('does not modify the original URL', () => {
    withFilters(before, { status: '' })

    expect(before.toString()).toBe('campaign=a&status=live')
  })
})

describe('whether any filter is set', () => {
  it.each([
    [{}, false],
    [{ search: '', status: undefined }, false],
    [{ search: 'ada' }, true],
    [{ search: '', status: 'live' }, true],
  ])('%j: %j', (filters, isAny) => {
    expect(isAnyChosen(filters)).toBe(isAny)
  })
})
