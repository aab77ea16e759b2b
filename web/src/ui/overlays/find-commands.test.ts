import { describe, expect, it } from 'vitest'
import { findCommands } from './find-commands.ts'

const campaigns = Array.from({ length: 8 }, (_, index) => ({
  key: `c${index}`,
  label: `Autumn looks ${index}`,
  note: 'live',
}))
const groups = [
  { title: 'Pages', commands: [{ key: 'earnings', label: 'Earnings' }] },
  { title: 'Campaigns', commands: campaigns },
]

function keysFound(typed: string) {
  return findCommands(groups, typed).map(({ commands }) => commands.map(({ key }) => key))
}

describe('the command palette', () => {
  it('shows the first six of each group before anything is typed', () => {
    const found = keysFound('  ')

    expect(found).toEqual([['earnings'], ['c0', 'c1', 'c2', 'c3', 'c4', 'c5']])
  })

  it('finds entries with every typed word in their label or note', () => {
    const found = keysFound('LIVE 7 autumn')

    expect(found).toEqual([['c7']])
  })

  it('finds nothing if one word is missing', () => {
    const found = keysFound('autumn knitwear')

    expect(found).toEqual([])
  })
})

it('shows everything that the server found, whatever its words', () => {
  const people = { title: 'People', commands: [{ key: 'maud', label: 'Maud' }], isSearched: true }

  expect(findCommands([people], 'maud@permille.test')).toEqual([
    { title: 'People', commands: people.commands },
  ])
})
