import { requestUpload, uploadImage } from '../features/profile/upload-image.ts'
import type { DemoStage } from './demo-stage.ts'

/** As a person does it: an address for one image, then the image; answers where it is served. */
export async function uploadDrawing(
  stage: DemoStage,
  userId: string,
  drawing: Buffer,
): Promise<string> {
  const key = await stage.database.transaction((tx) => requestUpload(tx, userId))
  return await uploadImage(stage, { key, userId, address: 'demo' }, drawing)
}
