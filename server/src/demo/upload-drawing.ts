import type { UserId } from '@permille/contract/ids'
import { requestUpload, uploadImage } from '../features/profile/upload-image.ts'
import type { DemoStage } from './demo-stage.ts'

/**
 * Uploads as a person does: an upload URL for one image, then the image. Returns the URL it is
 * served at.
 */
export async function uploadDrawing(
  stage: DemoStage,
  userId: UserId,
  drawing: Buffer,
): Promise<string> {
  const key = await stage.database.transaction((tx) => requestUpload(tx, userId))
  return await uploadImage(stage, { key, userId, address: 'demo' }, drawing)
}
