import type { UserId } from '@permille/contract/ids'
import { requestUpload, uploadImage } from '../features/profile/upload-image.ts'
import type { DemoDependencies } from './demo-parts.ts'

/**
 * Uploads as a person does: an upload URL for one image, then the image. Returns the URL it is
 * served at.
 */
export async function uploadDrawing(
  demo: DemoDependencies,
  userId: UserId,
  drawing: Buffer,
): Promise<string> {
  const key = await demo.database.transaction((tx) => requestUpload(tx, userId))
  return await uploadImage(demo, { key, userId, address: 'demo' }, drawing)
}
