import { useEffect, useState } from 'react'

/** Open or not; Ctrl/Cmd+K changes it anywhere in the shell. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
