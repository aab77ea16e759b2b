import { describe, expect, test } from 'vitest'
import { parsePostUrl } from './post-url.ts'

const tiktokId = '7047596209028074758'
const xId = '1346889436626259968'

/** Columns: URL, platform, id or short link, canonical URL. */
const posts: readonly (readonly [string, string, string, string])[] = [
  [
    `https://www.tiktok.com/@ada.l/video/${tiktokId}?is_from=x#y`,
    'tiktok',
    tiktokId,
    `@ada.l/video`,
  ],
  [`https://tiktok.com/@ada.l/photo/${tiktokId}/`, 'tiktok', tiktokId, '@ada.l/photo'],
  [`https://www.tiktok.com/@/video/${tiktokId}`, 'tiktok', tiktokId, '@/video'],
  [`https://www.tiktok.com/%40ada/video/${tiktokId}`, 'tiktok', tiktokId, '@ada/video'],
  [`https://m.tiktok.com/v/${tiktokId}.html`, 'tiktok', tiktokId, '@/video'],
  [`https://m.tiktok.com/share/video/${tiktokId}`, 'tiktok', tiktokId, '@/video'],
  [`https://www.tiktok.com/embed/v2/${tiktokId}`, 'tiktok', tiktokId, '@/video'],
  ['https://www.instagram.com/p/Chunk8-jurw/', 'instagram', 'Chunk8-jurw', '/p/Chunk8-jurw/'],
  ['https://instagram.com/reel/Chunk8-jurw', 'instagram', 'Chunk8-jurw', '/reel/Chunk8-jurw/'],
  ['https://www.instagram.com/reels/Chunk8-jurw/?igsh=1', 'instagram', 'Chunk8-jurw', '/reel/'],
  ['https://www.instagram.com/tv/Chunk8-jurw/', 'instagram', 'Chunk8-jurw', '/p/Chunk8-jurw/'],
  ['https://www.instagram.com/ada.l/reel/Chunk8-jurw/', 'instagram', 'Chunk8-jurw', '/reel/'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ', 'watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?app=m&v=dQw4w9WgXcQ&t=1s', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  [
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/',
  ],
  ['HTTPS://WWW.YouTube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', '/shorts/dQw4w9WgXcQ'],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  ['https://youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  ['https://youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  [`https://x.com/ada/status/${xId}`, 'x', xId, `https://x.com/ada/status/${xId}`],
  [`https://twitter.com/ada/status/${xId}/video/1`, 'x', xId, 'https://x.com/ada/'],
  [`https://mobile.twitter.com/i/web/status/${xId}?s=20`, 'x', xId, 'https://x.com/i/web/'],
  [`  www.x.com/ada/status/${xId} `, 'x', xId, 'https://x.com/ada/'],
]

describe('post URLs', () => {
  test.each(posts)('%s is recognised', (text, platform, id, canonicalPart) => {
    const parsed = parsePostUrl(text)

    expect(parsed).toMatchObject({ ok: true, platform, reference: { kind: 'id', value: id } })
    expect(parsed.ok && parsed.canonicalUrl).toContain(canonicalPart)
    expect(parsed.ok && parsePostUrl(parsed.canonicalUrl)).toEqual(parsed)
  })

  test.each([
    ['https://vm.tiktok.com/ZMabc12/', 'tiktok', 'https://vm.tiktok.com/ZMabc12'],
    ['https://vt.tiktok.com/ZSabc12', 'tiktok', 'https://vt.tiktok.com/ZSabc12'],
    ['https://www.tiktok.com/t/ZTabc12/', 'tiktok', 'https://www.tiktok.com/t/ZTabc12'],
    [
      'https://instagram.com/share/reel/BAabc_12',
      'instagram',
      'https://www.instagram.com/share/reel/BAabc_12',
    ],
    [
      'https://instagram.com/share/BAabc_12',
      'instagram',
      'https://www.instagram.com/share/BAabc_12',
    ],
  ])('%s is a short link', (text, platform, value) => {
    const reference = { kind: 'short-link', value }

    expect(parsePostUrl(text)).toEqual({ ok: true, platform, reference, canonicalUrl: value })
  })

  test.each([
    ['', 'not-a-link'],
    ['hello', 'not-a-link'],
    ['https:youtube.com/shorts/dQw4w9WgXcQ', 'not-a-link'],
    ['https://youtube.com/watch?v=dQw4w9WgXcQ and more', 'not-a-link'],
    ['https://evil.com\\@youtube.com/shorts/dQw4w9WgXcQ', 'not-a-link'],
    ['javascript:alert(1)//youtube.com/shorts/dQw4w9WgXcQ', 'not-https'],
    ['ftp://youtube.com/shorts/dQw4w9WgXcQ', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['data:text/html,youtube.com', 'not-https'],
    ['https://user@youtube.com/shorts/dQw4w9WgXcQ', 'unknown-site'],
    ['https://youtube.com:443/shorts/dQw4w9WgXcQ', 'unknown-site'],
    ['https://youtube.com.evil.com/shorts/dQw4w9WgXcQ', 'unknown-site'],
    ['https://evil-youtube.com/shorts/dQw4w9WgXcQ', 'unknown-site'],
    ['https://youtube.com./shorts/dQw4w9WgXcQ', 'unknown-site'],
    ['https://yоutube.com/shorts/dQw4w9WgXcQ', 'unknown-site'],
    ['https://169.254.169.254/t/abc', 'unknown-site'],
    ['https://[::ffff:127.0.0.1]/t/abc', 'unknown-site'],
    ['https://2130706433.com/t/abc', 'unknown-site'],
    ['https://www.instagram.com/stories/ada/123456', 'not-a-post'],
    ['https://www.instagram.com/reels/audio/123456789/', 'not-a-post'],
    ['https://www.instagram.com/ada.l/', 'not-a-post'],
    ['https://www.youtube.com/watch?v=short', 'not-a-post'],
    ['https://www.youtube.com/watch?w=dQw4w9WgXcQ', 'not-a-post'],
    ['https://www.youtube.com/@ada', 'not-a-post'],
    ['https://x.com/ada', 'not-a-post'],
    ['https://x.com/ada/status/12345678901234567890', 'not-a-post'],
    ['https://www.tiktok.com/@ada.l', 'not-a-post'],
    ['https://vm.tiktok.com/../../v2/user', 'not-a-post'],
  ])('%s is refused as %s', (text, reason) => {
    expect(parsePostUrl(text)).toEqual({ ok: false, reason })
  })
})
