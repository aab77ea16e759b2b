import { toast } from './toast.ts'

/** Copies a text. Returns false if the browser refuses; only secure pages have a clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies the text, or shows it if it cannot be copied. */
export async function copyOrShow(text: string): Promise<boolean> {
  const isCopied = await copyText(text)
  if (!isCopied) toast({ tone: 'negative', title: 'Not copied', description: text })
  return isCopied
}
