import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyOrShow } from '../overlays/copy-text.ts'
import { Button } from './button.tsx'

interface CopyButtonProps {
  readonly text: string
  /** The button's label, such as "Copy link". */
  readonly label: string
}

const confirmationMs = 1500

export function CopyButton({ text, label }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    if (!(await copyOrShow(text))) return
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), confirmationMs)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  )
}
