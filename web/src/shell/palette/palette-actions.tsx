import type { UserRole } from '@permille/contract/enums'
import { Zap } from 'lucide-react'
import { adminPaths } from '#admin-paths.ts'
import { paths } from '#paths.ts'
import type { Command } from '#ui/overlays/find-commands.ts'

/** An action: where it is done, or the function that does it. */
export interface Action extends Command {
  readonly path?: string
  readonly run?: () => void
}

/** Not used in any menu: an icon shared with a menu becomes a file of every first page. */
const icon = <Zap className="size-4" />

/** Returns what each role does often, and what everyone can do. */
export function actionsOf(role: UserRole): readonly Action[] {
  const isDark = document.documentElement.classList.contains('dark')
  return [
    ...actionsOfRole[role],
    {
      key: 'action-theme',
      label: isDark ? 'Light theme' : 'Dark theme',
      icon,
      run: pressThemeButton,
    },
  ]
}

/**
 * Presses the header's button, so that it shows the new theme too: shared state would add to every
 * first page's size.
 */
function pressThemeButton(): void {
  document.querySelector<HTMLButtonElement>('header button[aria-label$=" theme"]')?.click()
}

const actionsOfRole: Readonly<Record<UserRole, readonly Action[]>> = {
  brand: [action('Create a campaign', paths.createCampaign)],
  creator: [action('Connect a social account', paths.connectAccount)],
  admin: [action('Invite a brand', adminPaths.invite), action('Check the books', adminPaths.books)],
}

function action(label: string, path: string): Action {
  return {
    key: `action-${label.toLowerCase().replaceAll(' ', '-')}`,
    label,
    path,
    icon,
  }
}
