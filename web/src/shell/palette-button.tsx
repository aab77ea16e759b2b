import { Search } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { controlKey } from './keys/control-key.ts'
import type { MenuEntry } from './menu.ts'
import { usePalette } from './use-palette.ts'

const GoAnywhere = lazyPart(
  () => import('./palette/go-anywhere.tsx').then((m) => m.GoAnywhere),
  'over',
)

/** Opens the command palette by pointer; its code loads on first use. */
export function PaletteButton({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { isOpen, open, close } = usePalette()
  return (
    <>
      <Button
        variant="quiet"
        aria-keyshortcuts="Control+K Meta+K"
        className="text-ink-muted max-md:w-11 max-md:px-0"
        onClick={open}
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="max-md:sr-only">Search</span>
        <span
          aria-hidden="true"
          className="rounded-sm border border-line px-1.5 font-sans text-xs max-md:hidden"
        >
          {controlKey() === 'Ctrl' ? 'Ctrl K' : '⌘K'}
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GoAnywhere menu={menu} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
