import { requestAvatarUploadCall } from '@permille/contract/profile/profile'
import { call } from '#api/call.ts'
import { imageProblem, uploadImage } from './upload-image.ts'

/** Uploads one image and returns its URL. Each step fails with its own message. */
export async function storeImage(
  file: File,
  onProgress: (percent: number) => void,
): Promise<string> {
  const problem = imageProblem(file)
  if (problem !== undefined) throw new Error(problem)
  const target = await call(requestAvatarUploadCall).catch(failingAs('Failed to get upload URL'))
  return uploadImage({ url: target.url, file, onProgress })
}

/** For `catch`: rethrows the failure with a message for the user. */
export function failingAs(message: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(message, { cause })
  }
}
