import { expect, test } from 'vitest'
import { toPostFacts } from './x-facts.ts'

const tweet = { id: '20', author_id: '12' }
const withMedia = (...keys: string[]) => ({ ...tweet, attachments: { media_keys: keys } })

test('a photo is its own thumbnail, a video has a preview', () => {
  const photo = { media_key: '3_1', url: 'https://pbs.example/photo.jpg' }
  const video = { media_key: '13_1', preview_image_url: 'https://pbs.example/still.jpg' }

  expect(toPostFacts(withMedia('3_1'), [video, photo]).thumbnailUrl).toBe(photo.url)
  expect(toPostFacts(withMedia('13_1'), [video, photo]).thumbnailUrl).toBe(video.preview_image_url)
})

test('the first attachment with a thumbnail is used, in the post’s order', () => {
  const media = [
    { media_key: '3_2', url: 'https://pbs.example/second.jpg' },
    { media_key: '3_1', url: 'https://pbs.example/first.jpg' },
    { media_key: '13_9' },
  ]

  const facts = toPostFacts(withMedia('13_9', '3_1', '3_2'), media)

  expect(facts.thumbnailUrl).toBe('https://pbs.example/first.jpg')
})

test('text alone, and another post’s media in the response, have no thumbnail', () => {
  const others = [{ media_key: '3_7', url: 'https://pbs.example/other.jpg' }]

  expect(toPostFacts(tweet, others).thumbnailUrl).toBeNull()
  expect(toPostFacts(withMedia('3_1'), others).thumbnailUrl).toBeNull()
})
