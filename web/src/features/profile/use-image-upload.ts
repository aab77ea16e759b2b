import { useState } from 'react'
import { toast } from '#ui/overlays/toast.ts'
import { storeImage } from './store-image.ts'

/**
 * Runs one upload at a time. `percent` is undefined while none is running. A failure shows as a
 * toast and stays as `problem` until the next upload.
 */
export function useImageUpload(onStored: (url: string) => void | Promise<void>) {
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File) => {
    setPercent(0)
    setProblem(undefined)
    try {
      await onStored(await storeImage(file, setPercent))
    } catch (error) {
      setProblem(textOf(error))
      toast({ tone: 'negative', title: 'Error', description: textOf(error) })
    } finally {
      setPercent(undefined)
    }
  }
  return {
    percent,
    problem,
    upload: (file: File) => (percent === undefined ? upload(file) : undefined),
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Upload failed'
}
