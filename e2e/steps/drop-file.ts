import type { Locator } from '@playwright/test'

interface DroppedFile {
  readonly name: string
  readonly type: string
  /** Size of a file of zeros; omitted, the file is a generated picture. */
  readonly bytes?: number
}

/** Drops one file on a box, as a pointer would. */
export async function dropFile(box: Locator, file: DroppedFile): Promise<void> {
  const dataTransfer = await box.page().evaluateHandle(transferOf, file)
  await box.dispatchEvent('dragover', { dataTransfer })
  await box.dispatchEvent('drop', { dataTransfer })
}

/** Runs in the page. */
async function transferOf({ name, type, bytes }: DroppedFile): Promise<DataTransfer> {
  const transfer = new DataTransfer()
  const content = bytes === undefined ? await drawPicture() : new Blob([new Uint8Array(bytes)])
  transfer.items.add(new File([content], name, { type }))
  return transfer

  async function drawPicture(): Promise<Blob> {
    const canvas = new OffscreenCanvas(64, 64)
    const pen = canvas.getContext('2d')
    if (pen !== null) pen.fillStyle = 'teal'
    pen?.fillRect(0, 0, 64, 64)
    return canvas.convertToBlob({ type: 'image/png' })
  }
}
