import { type ComponentType, useEffect, useState } from 'react'
import { loadUntilThere } from '../lazy-part.ts'
import { type DialogProps, dialogCode } from './dialog-code.ts'

let loading: Promise<ComponentType<DialogProps>> | undefined

/** Called while the browser is idle, so that a dialog opens at once. */
export function loadDialogs(): Promise<ComponentType<DialogProps>> {
  loading ??= loadUntilThere(async () => (await import('./open-dialog.tsx')).OpenDialog)
  return loading
}

/**
 * A dialog that asks one thing. Escape and the backdrop close it; focus returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const [Code, setCode] = useState(() => dialogCode.loaded)
  const isMissing = props.isOpen && Code === undefined
  useEffect(() => {
    if (isMissing) void loadDialogs().then((loaded) => setCode(() => loaded))
  }, [isMissing])
  return Code === undefined ? null : <Code {...props} />
}
