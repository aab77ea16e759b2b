import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { PagedList } from './paged-list.tsx'

const done = {
  error: null,
  isFetching: false,
  refetch: () => undefined,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
}
type Query = Parameters<typeof PagedList<string>>[0]['query']

function shown(query: Query, isFiltered = false) {
  const says = { failed: 'The mails could not be loaded.', noneFound: 'No mails found' }
  return renderText(
    <PagedList
      query={query}
      skeletonLines={2}
      isFiltered={isFiltered}
      onClear={() => undefined}
      none="No mails yet"
      {...says}
    >
      {(mails) => mails.join(', ')}
    </PagedList>,
  )
}

test('it shows its rows, and a button if there are more', () => {
  const query = { ...done, data: ['one', 'two'] }

  expect(shown(query)).toEqual({ text: 'one, two', buttons: [] })
  expect(shown({ ...query, hasNextPage: true }).buttons).toEqual(['Show more'])
})

test('it says whether filters hide everything or the list is empty', () => {
  const query = { ...done, data: [] }

  expect(shown(query, true)).toEqual({
    text: 'No mails found Try adjusting your filters Clear filters 0 found',
    buttons: ['Clear filters'],
  })
  expect(shown(query).text).toBe('No mails yet')
})

test('screen readers announce how many a filter finds, once loaded', () => {
  const query = { ...done, data: ['one', 'two'] }

  expect(shown(query, true).text).toBe('one, two 2 found')
  expect(shown({ ...query, isFetching: true }, true).text).toBe('one, two')
  expect(shown({ ...query, hasNextPage: true }, true).text).toContain('2 found so far')
})

test('a failed list can be retried', () => {
  const error = Object.assign(new Error('503'), { note: 'We are busy.' })

  const { text, buttons } = shown({ ...done, data: undefined, error })

  expect(text).toBe('The mails could not be loaded. We are busy. Try again')
  expect(buttons).toEqual(['Try again'])
})
