import type { Platform } from '@permille/contract/enums'
import { deriveDigits, deriveText, deriveUuid } from './derive.ts'

/** How a platform signs the addresses of its pictures. */
interface PictureSigning {
  readonly livesSeconds: number
  readonly expiry: string
  readonly signature: string
  /** Instagram writes the time in hexadecimal. */
  readonly radix: 10 | 16
}

interface PlatformForms {
  /** An account's id, always the same for one key. */
  userId(key: string): string
  /** A new post's id. */
  postId(seed: string): string
  /** Null where the addresses of pictures stay. */
  readonly pictures: PictureSigning | null
}

const hour = 3600

/** The platforms' ids and addresses, in their own formats. */
export const platformForms: Readonly<Record<Platform, PlatformForms>> = {
  tiktok: {
    userId: deriveUuid,
    postId: (seed) => deriveDigits(seed, { start: '7', length: 19 }),
    pictures: {
      livesSeconds: 6 * hour,
      expiry: 'x-expires',
      signature: 'x-signature',
      radix: 10,
    },
  },
  instagram: {
    // Odd and above 2^53: a client that parses it as a JSON number gets another account's id.
    userId: (key) => `${deriveDigits(key, { start: '17841', length: 16 })}3`,
    postId: (seed) => deriveText(seed, 11),
    pictures: { livesSeconds: 72 * hour, expiry: 'oe', signature: 'oh', radix: 16 },
  },
  youtube: {
    userId: (key) => `UC${deriveText(key, 22)}`,
    postId: (seed) => deriveText(seed, 11),
    pictures: null,
  },
  x: {
    userId: (key) => deriveDigits(key, { start: '17', length: 19 }),
    postId: (seed) => deriveDigits(seed, { start: '19', length: 19 }),
    pictures: null,
  },
}
