import type { ReactElement } from 'react'
import { Tooltip, TooltipProvider } from '../ui/overlays/tooltip.tsx'
import type { MenuEntry } from './menu.ts'

interface NavTooltipsProps {
  readonly links: readonly { readonly entry: MenuEntry; readonly link: ReactElement }[]
}

/** Names the icons while the sidebar is collapsed. */
export function NavTooltips({ links }: NavTooltipsProps) {
  return (
    <TooltipProvider>
      {links.map(({ entry, link }) => (
        <li key={entry.path}>
          <Tooltip text={entry.label} side="right">
            {link}
          </Tooltip>
        </li>
      ))}
    </TooltipProvider>
  )
}
