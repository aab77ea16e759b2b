import type { CreatorSubmission } from '@permille/contract/submissions/submissions'
import { Copy, ExternalLink, Megaphone } from 'lucide-react'
import { useLocation } from 'wouter'
import { paths } from '#paths.ts'
import { copyOrShow } from '#ui/overlays/copy-text.ts'
import { MenuItem, MenuLink } from '#ui/overlays/menu.tsx'
import { RowMenu } from '#ui/overlays/row-menu.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { titleOf } from '#ui/values/title-of.ts'

export function SubmissionMenu({ submission }: { readonly submission: CreatorSubmission }) {
  const [, navigate] = useLocation()
  const { title, campaignId, postUrl } = submission
  return (
    <RowMenu name={titleOf(title)} className="-my-1 -mr-2">
      <MenuItem onSelect={() => navigate(paths.exploreCampaign(campaignId))}>
        <Megaphone aria-hidden="true" className="size-4" />
        View Campaign
      </MenuItem>
      <MenuItem onSelect={() => void copyPostUrl(postUrl)}>
        <Copy aria-hidden="true" className="size-4" />
        Copy Post URL
      </MenuItem>
      <MenuLink href={postUrl}>
        <ExternalLink aria-hidden="true" className="size-4" />
        View Post
      </MenuLink>
    </RowMenu>
  )
}

async function copyPostUrl(postUrl: string) {
  if (!(await copyOrShow(postUrl))) return
  toast({ title: 'Copied!', description: 'Post URL copied to clipboard' })
}
