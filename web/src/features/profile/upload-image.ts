import { avatarMaxBytes, avatarMaxMegabytes } from '@permille/contract/limits'
import { ApiError, messageOf } from '#api/api-error.ts'

/** Returns why a chosen file cannot be uploaded; undefined if it can (rules §7). */
export function imageProblem(file: Pick<File, 'name' | 'type' | 'size'>) {
  if (file.type === '' && /\.hei[cf]$/i.test(file.name)) {
    return 'This format cannot be shown everywhere. Choose a PNG, JPEG or WebP image'
  }
  if (file.size === 0) return 'This file is empty'
  if (!file.type.startsWith('image/')) return 'Only images can be uploaded'
  if (file.size > avatarMaxBytes) return `The image must be ${avatarMaxMegabytes} MB or less`
  return undefined
}

interface Upload {
  readonly url: string
  readonly file: File
  /** Percent of the bytes sent. */
  readonly onProgress: (percent: number) => void
}

/** PUTs one image and returns its URL. Not by `fetch`, which cannot report upload progress. */
export function uploadImage({ url, file, onProgress }: Upload): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
    request.onerror = () => reject(new Error(failed))
    request.onload = () => {
      const { status, responseText } = request
      const uploaded = status < 300 ? uploadedUrl(responseText) : undefined
      if (uploaded === undefined) reject(new Error(uploadProblem(status, responseText)))
      else resolve(uploaded)
    }
    request.send(file)
  })
}

const failed = 'Upload failed'
const tooLarge = 'Choose a smaller file'

/**
 * Returns the message of a failed upload, with the server's reason if it gave one: a file named
 * .png need not be an image.
 */
export function uploadProblem(status: number, response: string): string {
  // A proxy may accept less than we do.
  const reason = messageOf(new ApiError(status, response), status === 413 ? tooLarge : '')
  return reason === '' ? failed : `${failed}. ${reason}`
}

/** Returns the `url` in the storage's response; undefined if it has none. */
export function uploadedUrl(response: string): string | undefined {
  try {
    const { url } = JSON.parse(response) as { url?: unknown }
    return typeof url === 'string' ? url : undefined
  } catch {
    return undefined
  }
}
