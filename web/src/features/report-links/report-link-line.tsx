import { isolate } from '@permille/contract/input/isolate'
import { type ReportLink, revokeReportLinkCall } from '@permille/contract/report-links/report-links'
import { useState } from 'react'
import { ActionButton } from '#api/action-button.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { copyOrShow } from '#ui/overlays/copy-text.ts'
import { Time } from '#ui/values/time.tsx'
import { openedText, shownText } from './link-labels.ts'

interface ReportLinkLineProps {
  readonly link: ReportLink
  readonly onEdit: () => void
  readonly onRevoked: () => void
}

export function ReportLinkLine({ link, onEdit, onRevoked }: ReportLinkLineProps) {
  const { id, name, token, openedCount, lastOpenedAt, expiresAt } = link
  const { createdAt, createdBy, isMakerGone } = link
  return (
    <li className="grid grid-cols-1 gap-2 px-6 py-3">
      <div className="min-w-0 text-sm text-ink-muted">
        <p className="truncate text-base font-medium text-ink" title={name}>
          {token === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a
              href={paths.sharedReport(token)}
              target="_blank"
              rel="noreferrer"
              className="hover:underline"
            >
              <bdi>{name}</bdi>
            </a>
          )}
        </p>
        <p className="[overflow-wrap:anywhere]">{shownText(link)}</p>
        <p>
          <span>{openedText(openedCount)}</span>
          {lastOpenedAt !== null && (
            <span>
              , last <Time at={lastOpenedAt} />
            </span>
          )}
          <span>
            {' · ends '}
            <Time at={expiresAt} isAhead />
          </span>
        </p>
        <p>
          Made <Time at={createdAt} isDay /> by <bdi>{createdBy}</bdi>
          {isMakerGone && <span>, who is no longer in the brand</span>}
        </p>
        {token === null && (
          <p>This link works, but can’t be shown again. Revoke it and make a new one.</p>
        )}
      </div>
      <div className="flex items-center gap-2">
        {token !== null && <CopyLink address={paths.sharedReport(token)} name={name} />}
        <Button
          variant="secondary"
          size="sm"
          className="max-md:h-11"
          aria-label={`Edit ${isolate(name)}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <ActionButton
          call={revokeReportLinkCall}
          request={() => ({ params: { id } })}
          title={`Revoke ${isolate(name)}?`}
          description="Whoever opens the link next finds nothing. This cannot be undone."
          label="Revoke"
          busyLabel="Revoking..."
          done={`${isolate(name)} was revoked`}
          failed="The link could not be revoked"
          onDone={onRevoked}
          isDanger
          variant="secondary"
          size="sm"
          className="max-md:h-11"
          aria-label={`Revoke ${isolate(name)}`}
        />
      </div>
    </li>
  )
}

function CopyLink({ address, name }: { readonly address: string; readonly name: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => setIsCopied(await copyOrShow(new URL(address, location.origin).href))
  return (
    <Button
      size="sm"
      className="max-md:h-11"
      aria-label={`Copy link of ${isolate(name)}`}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : 'Copy link'}
    </Button>
  )
}
