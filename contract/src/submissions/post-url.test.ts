import { describe, expect, test } from 'vitest'
import { parsePostLink, parsePostUrl } from './post-url.ts'

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
  [`https://www.tiktok.com/tiktokstudio/analytics/${tiktokId}`, 'tiktok', tiktokId, '@/video'],
  [
    `https://www.tiktok.com/tiktokstudio/analytics/${tiktokId}/overview?lang=en`,
    'tiktok',
    tiktokId,
    '@/video',
  ],
  [`https://www.tiktok.com/tiktokstudio/comment/${tiktokId}`, 'tiktok', tiktokId, '@/video'],
  [`https://lite.tiktok.com/@ada/video/${tiktokId}`, 'tiktok', tiktokId, '@ada/video'],
  [
    'https://www.instagram.com/p/Chunk8-jurw/c/17935012345678901/',
    'instagram',
    'Chunk8-jurw',
    '/p/Chunk8-jurw/',
  ],
  [
    'https://www.instagram.com/reel/Chunk8-jurw/c/17935012345678901/r/18001234567890123/',
    'instagram',
    'Chunk8-jurw',
    '/reel/Chunk8-jurw/',
  ],
  ['https://www.instagram.com/ada.l/p/Chunk8-jurw/', 'instagram', 'Chunk8-jurw', '/p/'],
  ['https://instagr.am/p/Chunk8-jurw/', 'instagram', 'Chunk8-jurw', '/p/Chunk8-jurw/'],
  [
    'https://www.instagram.com/insights/media/2909498141475208240/',
    'instagram',
    'ChgnST9Sfww',
    '/p/ChgnST9Sfww/',
  ],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  [
    'https://studio.youtube.com/video/dQw4w9WgXcQ/analytics/tab-overview/period-default',
    'youtube',
    'dQw4w9WgXcQ',
    'watch?v=',
  ],
  [
    'https://studio.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos/upload?d=ud&udvid=dQw4w9WgXcQ',
    'youtube',
    'dQw4w9WgXcQ',
    'watch?v=',
  ],
  ['https://www.youtube.com/watch/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  ['https://www.youtube.com/v/dQw4w9WgXcQ&hl=en', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  ['https://youtube.com/shorts/dQw4w9WgXcQ&feature=share', 'youtube', 'dQw4w9WgXcQ', '/shorts/'],
  ['https://gaming.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  ['https://www.youtubekids.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  [`https://www.tiktokv.com/share/video/${tiktokId}/`, 'tiktok', tiktokId, '@/video'],
  [`https://m.tiktokv.us/share/video/${tiktokId}`, 'tiktok', tiktokId, '@/video'],
  [`https://m.tiktok.com/h5/share/video/${tiktokId}.html`, 'tiktok', tiktokId, '@/video'],
  [`https://t.tiktok.com/i18n/share/video/${tiktokId}/`, 'tiktok', tiktokId, '@/video'],
  [
    `https://www.tiktok.com/foryou?is_copy_url=1&item_id=${tiktokId}`,
    'tiktok',
    tiktokId,
    '@/video',
  ],
  [
    `https://www.tiktok.com/tiktokstudio/upload/post/edit/${tiktokId}`,
    'tiktok',
    tiktokId,
    '@/video',
  ],
  [`https://www.tiktok.com/creator-center/analytics/detail/${tiktokId}`, 'tiktok', tiktokId, '@/'],
  ['https://www.instagram.com/p/Chunk8-jurw/media/?size=l', 'instagram', 'Chunk8-jurw', '/p/'],
  ['https://www.instagram.com/p/Chunk8-jurw/edit/', 'instagram', 'Chunk8-jurw', '/p/'],
  [`https://pro.x.com/ada/status/${xId}`, 'x', xId, 'https://x.com/ada/'],
  [`https://analytics.twitter.com/user/ada/tweet/${xId}`, 'x', xId, 'https://x.com/ada/'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  ['https://youtu.be/dQw4w9WgXcQ&feature=share', 'youtube', 'dQw4w9WgXcQ', 'watch?v='],
  [`https://x.com/ada/status/${xId}/analytics`, 'x', xId, 'https://x.com/ada/'],
  [`https://x.com/ada/status/${xId}/photo/1/mediaviewer`, 'x', xId, 'https://x.com/ada/'],
  [`https://x.com/ada/status/${xId}/mediaviewer`, 'x', xId, 'https://x.com/ada/'],
  [`https://x.com/ada/status/${xId}/retweets/with_comments`, 'x', xId, 'https://x.com/ada/'],
  [`https://x.com/i/status/${xId}`, 'x', xId, 'https://x.com/i/'],
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
    ['https://lite.tiktok.com/t/ZSabc12/', 'tiktok', 'https://www.tiktok.com/t/ZSabc12'],
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
    ['https://www.tiktok.com/@ada/video/07047596209028074758', 'not-a-post'],
    ['https://m.tiktok.com/v/07047596209028074758.html', 'not-a-post'],
    ['https://www.tiktok.com/tiktokstudio/content', 'not-a-post'],
    ['https://www.tiktok.com/tiktokstudio/playlist/7047596209028074758', 'not-a-post'],
    ['https://studio.youtube.com/channel/UCabcdefghijklmnopqrstuv?udvid=short', 'not-a-post'],
    ['https://evil-tiktokv.com/share/video/7047596209028074758', 'unknown-site'],
    ['https://www.tiktok.com/music/original-sound-7047596209028074758', 'not-a-post'],
    ['https://www.tiktok.com/@ada/playlist/mine-7047596209028074758', 'not-a-post'],
    ['https://www.instagram.com/ada.l/reels/', 'not-a-post'],
    ['https://www.instagram.com/accounts/insights/', 'not-a-post'],
    ['https://l.instagram.com/?u=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ', 'not-a-post'],
    ['https://studio.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos', 'not-a-post'],
    ['https://www.youtube.com/playlist?list=PLabcdefghijk', 'not-a-post'],
    ['https://www.youtube.com/embed/videoseries?list=PLabcdefghijk', 'not-a-post'],
    ['https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv', 'not-a-post'],
    ['https://www.youtube.com/redirect?q=https://youtu.be/dQw4w9WgXcQ', 'not-a-post'],
    ['https://www.youtube.com/source/dQw4w9WgXcQ/shorts', 'not-a-post'],
    ['https://t.co/abcdefghij', 'not-a-post'],
    ['https://example.com/?u=https://youtu.be/dQw4w9WgXcQ', 'unknown-site'],
    ['https://example.com/https://youtu.be/dQw4w9WgXcQ', 'unknown-site'],
    ['https://example.com/ahttps://youtu.be/dQw4w9WgXcQ', 'unknown-site'],
    ['example.com/?u=https://youtu.be/dQw4w9WgXcQ', 'unknown-site'],
    ['See https://example.com/?u=https://youtu.be/dQw4w9WgXcQ', 'unknown-site'],
    ['https://fixupx.com/ada/status/1346889436626259968', 'unknown-site'],
    ['ada@youtube.com/shorts/dQw4w9WgXcQ', 'unknown-site'],
    ['My profile: https://www.tiktok.com/@ada and https://example.com', 'not-a-post'],
  ])('%s is refused as %s', (text, reason) => {
    expect(parsePostUrl(text)).toEqual({ ok: false, reason })
  })
})

const short = 'https://youtu.be/dQw4w9WgXcQ'
const video = `https://www.tiktok.com/@ada/video/${tiktokId}`

describe('text around a post’s link', () => {
  test.each([
    `Watch my video! ${short} #ad`,
    `${short} Shared from the app. Get it: https://example.test/app`,
    `Get it: https://example.test/app ${short}`,
    `${short}\n${short}`,
    `${short}${short}`,
    `${short} (https://www.youtube.com/shorts/dQw4w9WgXcQ)`,
    `Look:${short}.`,
    `[my video](${short})`,
    `<${short}>`,
    `“${short}”`,
    `看看我的视频！${short}，谢谢`,
    `${short}を見て`,
    `${short}\u200bThis post is shared via the app.`,
    `\u200e${short}\u200e`,
    'My new one is youtu.be/dQw4w9WgXcQ!',
    'https://www.youtube.com/watch?app=m&amp;v=dQw4w9WgXcQ&amp;t=1s',
    `My channel https://www.youtube.com/@ada and my video ${short}`,
    `${short} and mail me at ada@youtube.com`,
    `_${short}_`,
    `~${short}~`,
    `https://${short}`,
    `${short},${short}`,
    `${short};https://example.com`,
    `${short}/${short}/`,
    `${short}%20`,
    `${short}\\`,
  ])('%s', (text) => {
    expect(parsePostUrl(text)).toMatchObject({
      ok: true,
      platform: 'youtube',
      reference: { kind: 'id', value: 'dQw4w9WgXcQ' },
    })
  })

  test.each([
    'https://www.instagram.com/reel/Chunk8-jurw/https://www.instagram.com/reel/Chunk8-jurw/',
    'https://www.instagram.com/reel/Chunk8-jurw/?igsh=MzRl==https://www.instagram.com/reel/Chunk8-jurw/?igsh=MzRl==',
    '_https://www.instagram.com/reel/Chunk8-jurw/_',
  ])('pasted twice or with punctuation: %s', (text) => {
    expect(parsePostUrl(text)).toMatchObject({
      platform: 'instagram',
      reference: { kind: 'id', value: 'Chunk8-jurw' },
    })
  })

  test('an id ending in punctuation is read whole', () => {
    expect(parsePostUrl('Look: https://www.instagram.com/p/Chunk8-ju_')).toMatchObject({
      reference: { value: 'Chunk8-ju_' },
    })
  })

  test('the format in which TikTok Lite shares it', () => {
    const text =
      'https://vm.tiktok.com/ZS92gyt7u-HspX6/ This post is shared via TikTok Lite. Download TikTok Lite to enjoy more posts: https://www.tiktok.com/tiktoklite'

    expect(parsePostUrl(text)).toMatchObject({
      platform: 'tiktok',
      reference: { kind: 'short-link', value: 'https://vm.tiktok.com/ZS92gyt7u-HspX6' },
    })
  })

  test.each([
    `${short} ${video}`,
    `${short}${video}`,
    `${short} https://youtu.be/aaaaaaaaaaa`,
    `https://vm.tiktok.com/ZMabc12/ ${video}`,
  ])('is ambiguous with several posts: %s', (text) => {
    expect(parsePostUrl(text)).toEqual({ ok: false, reason: 'several-posts' })
  })
})

test('a link from a platform contains no other text', () => {
  expect([parsePostLink(short).ok, parsePostLink(`${short} ad`).ok]).toEqual([true, false])
})
