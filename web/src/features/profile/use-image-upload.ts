import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { storeImage } from './store-image.ts'

/** One upload at a time. `percent` is undefined when none is under way; what fails is told. */
export function useImageUpload(onStored: (url: string) => void | Promise<void>) {
  const [percent, setPercent] = useState<number>()
  const upload = async (file: File) => {
    setPercent(0)
    try {
      await onStored(await storeImage(file, setPercent))
    } catch (error) {
      toast({ tone: 'negative', title: 'Error', description: textOf(error) })
    } finally {
      setPercent(undefined)
    }
  }
  return { percent, upload: (file: File) => (percent === undefined ? upload(file) : undefined) }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Upload failed'
}
