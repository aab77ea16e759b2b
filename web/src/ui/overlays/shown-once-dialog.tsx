import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { copyText } from './copy-text.ts'
import { Dialog } from './dialog.tsx'

interface ShownOnceDialogProps {
  readonly title: string
  readonly description: ReactNode
  /** The text to copy. */
  readonly text: string
  /** Such as "Copy link". */
  readonly copyLabel: string
  /** Other ways to keep the text. */
  readonly otherActions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows a text that cannot be shown again, such as a link; a stray click does not close it. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, description, text, copyLabel, otherActions, onClose, children } = props
  const [copied, setCopied] = useState<'yes' | 'refused'>()
  const copy = async () => setCopied((await copyText(text)) ? 'yes' : 'refused')
  const Icon = copied === 'yes' ? Check : Copy
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissible={copied === 'yes'}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          {otherActions}
          <Button onClick={() => void copy()}>
            <Icon aria-hidden="true" className="size-4" />
            {copied === 'yes' ? 'Copied' : copyLabel}
          </Button>
        </>
      }
    >
      {children}
      <p role="status" className="text-sm text-negative empty:hidden">
        {copied === 'refused' && 'The browser did not copy it. Select it and copy it by hand.'}
      </p>
    </Dialog>
  )
}
