import type { PublicOffer } from '@permille/contract/campaigns/offers'
import { Share2 } from 'lucide-react'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { copyOrShow } from '#ui/overlays/copy-text.ts'
import { toast } from '#ui/overlays/toast.ts'

/** Opens the device's share sheet if there is one, otherwise copies the link. */
export function ShareButton({ offer }: { readonly offer: PublicOffer }) {
  const share = async () => {
    const url = new URL(paths.offer(offer.id), location.origin).href
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Rejects when the sheet is closed without sharing.
      await navigator.share({ title: offer.name, url }).catch(() => undefined)
      return
    }
    if (!(await copyOrShow(url))) return
    toast({ title: 'Link copied', description: 'Anyone can open it, without signing in.' })
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  )
}
