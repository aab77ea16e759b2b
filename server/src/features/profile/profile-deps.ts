import type { FileStorage, ImageEncoder } from '#integrations/storage/file-storage.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'

export interface UploadDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly storage: FileStorage
  readonly images: ImageEncoder
}

export interface ProfileDeps extends UploadDeps {
  /** URL of this installation, such as `https://permille.example`. */
  readonly appUrl: string
}
