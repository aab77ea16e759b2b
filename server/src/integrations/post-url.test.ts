import { parsePostUrl } from '@permille/contract/submissions/post-url'
import fc from 'fast-check'
import { test } from 'vitest'

test('no other host is ever mistaken for a platform', () => {
  const path = '/@ada/video/7047596209028074758'

  fc.assert(
    fc.property(fc.webAuthority({ withUserInfo: true, withPort: true }), (authority) => {
      return !parsePostUrl(`https://${authority}${path}`).ok
    }),
  )
})

test('any text gives a result, and only plain https URLs are accepted', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      const parsed = parsePostUrl(text)
      return !parsed.ok || /^https:\/\/[\w./@?=-]+$/.test(parsed.canonicalUrl)
    }),
    { numRuns: 500 },
  )
})
