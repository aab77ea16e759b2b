import { toast } from './toast.ts'

/** Returns false where the browser refuses: the clipboard is there on secure pages only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Shows the text where it cannot be copied. */
export async function copyOrShow(text: string): Promise<boolean> {
  const isCopied = await copyText(text)
  if (!isCopied) toast({ tone: 'negative', title: 'Not copied', description: text })
  return isCopied
}
