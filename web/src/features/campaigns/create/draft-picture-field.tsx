import { avatarMaxMegabytes } from '@permille/contract/limits'
import { Button } from '#ui/controls/button.tsx'
import { ImageDrop } from '#ui/controls/image-drop.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

/** The campaign's picture: uploaded at once, saved with the form. */
export function DraftPictureField({ form }: { readonly form: CampaignForm }) {
  const { thumbnailUrl } = form.draft
  const { percent, problem, upload } = form.picture
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="font-medium">Thumbnail (optional)</p>
      <ImageDrop
        label="Thumbnail"
        action={thumbnailUrl === '' ? 'Upload image' : 'Replace image'}
        percent={percent}
        onChoose={(file) => void upload(file)}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed border-line-strong p-3"
      >
        {thumbnailUrl === '' ? (
          <p className="min-w-0 flex-1 text-sm text-ink-muted">
            Drop an image here. Up to {avatarMaxMegabytes} MB, shown wide.
          </p>
        ) : (
          <Chosen url={thumbnailUrl} onRemove={() => form.change({ thumbnailUrl: '' })} />
        )}
      </ImageDrop>
      <p role="status" className="text-sm text-negative empty:hidden">
        {problem}
      </p>
    </div>
  )
}

interface ChosenProps {
  readonly url: string
  readonly onRemove: () => void
}

function Chosen({ url, onRemove }: ChosenProps) {
  return (
    <div className="flex min-w-fit flex-1 items-center gap-3">
      <img
        src={url}
        alt="The selected thumbnail"
        className="h-14 w-24 rounded-sm border border-line object-cover"
      />
      <Button variant="quiet" size="sm" onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}
