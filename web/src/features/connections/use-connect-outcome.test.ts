import { describe, expect, it } from 'vitest'
import { connectedToast, refusedToast } from './use-connect-outcome.ts'

describe('returning from a platform’s page', () => {
  it.each([
    ['tiktok', 'TikTok is ready for your posts.'],
    ['vine', undefined],
    [null, undefined],
  ])('after connecting %s says %s', (platform, description) => {
    expect(connectedToast(platform).description).toBe(description)
  })

  it.each([
    ['access-denied', 'You did not allow the connection, so nothing was connected.'],
    [
      'permission-refused-instagram',
      'Instagram did not let us see your views. Connect again and leave the permission for insights on.',
    ],
    ['a code of tomorrow', 'The platform did not confirm the connection. Try again.'],
  ])('after %s explains why', (code, description) => {
    expect(refusedToast(code)).toMatchObject({ tone: 'negative', description })
  })
})
