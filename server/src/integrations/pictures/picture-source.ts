import type { Platform } from '@permille/contract/enums'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'

/** Where the pictures of posts come from: the platforms' own hosts. */
export interface PictureSource {
  /**
   * Returns the file at a URL that the platform gave, not decoded. Throws `PictureRefused` if a retry is
   * pointless, and `PictureUnavailable` if it may help.
   */
  download(platform: Platform, address: string): Promise<Buffer>
}

/** A URL that we do not fetch, a missing file, or a format that we do not accept. The message is for the log. */
export class PictureRefused extends Rejected {
  constructor(reason: string, cause?: unknown) {
    super('picture-refused', reason, { cause })
  }
}

/** The host did not respond in time, or asked us to retry later. */
export class PictureUnavailable extends Unavailable {
  constructor(reason: string, cause?: unknown) {
    super('picture-unavailable', reason, { cause })
  }
}
