import type { Platform } from '@permille/contract/enums'
import { Rejected, Unavailable } from '../../platform/errors/errors.ts'

/** Where the pictures of posts come from: the platforms' own hosts. */
export interface PictureSource {
  /**
   * The file behind an address that the platform gave, not decoded. Throws `PictureRefused` where another
   * try is no use, and `PictureUnavailable` where it may be.
   */
  download(platform: Platform, address: string): Promise<Buffer>
}

/** Not an address we fetch, gone, or no picture we take. The message is for the log. */
export class PictureRefused extends Rejected {
  constructor(reason: string, cause?: unknown) {
    super('picture-refused', reason, { cause })
  }
}

/** The host did not respond in time, or asked us to come back. */
export class PictureUnavailable extends Unavailable {
  constructor(reason: string, cause?: unknown) {
    super('picture-unavailable', reason, { cause })
  }
}
