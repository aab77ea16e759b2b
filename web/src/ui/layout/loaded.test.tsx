import { afterEach, expect, test, vi } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { Loaded } from './loaded.tsx'

const answered = Object.assign(new Error('503'), { note: 'We are busy.' })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['what the server said', answered, true, 'We are busy.'],
  ['that the device is offline', new TypeError('Failed to fetch'), false, 'You are offline.'],
  ['that nobody answered', new TypeError('Failed to fetch'), true, 'The server did not respond.'],
])('a failed list says %s, and can be retried', (_, error, onLine, note) => {
  vi.stubGlobal('navigator', { onLine })
  const query = { data: undefined, error, isFetching: false, refetch: () => undefined }

  const { text } = renderText(
    <Loaded query={query} skeleton="…" failed="The posts could not be loaded.">
      {() => null}
    </Loaded>,
  )

  expect(text).toBe(`The posts could not be loaded. ${note} Try again`)
})
