import type { UrlFilters } from '#api/use-url-filters.ts'
import { Button } from '#ui/controls/button.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Opens the invitation form, which the URL opens too. */
export function InviteButton({ filters }: { readonly filters: UrlFilters }) {
  return (
    <>
      <Button onClick={() => filters.change('invite', 'brand')}>Invite</Button>
      <InviteDialog
        isOpen={filters.read('invite') !== ''}
        onClose={() => filters.change('invite', '')}
      />
    </>
  )
}
