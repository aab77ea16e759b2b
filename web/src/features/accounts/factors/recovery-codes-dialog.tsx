import { Download } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { ShownOnceDialog } from '#ui/overlays/shown-once-dialog.tsx'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <ShownOnceDialog
      title="Save your recovery codes"
      description="If you lose your phone or your passkeys, each of these signs you in once, after your password. They are shown only now."
      text={codes.join('\n')}
      copyLabel="Copy codes"
      otherActions={
        <Button variant="secondary" onClick={() => download(codes)}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
      }
      onClose={onClose}
    >
      <ol className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-surface-sunken p-4 font-mono text-sm min-[26rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </ShownOnceDialog>
  )
}

function download(codes: readonly string[]): void {
  const text = `Recovery codes of Permille, ${location.host}. Each works once.\n\n${codes.join('\n')}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'permille-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}
