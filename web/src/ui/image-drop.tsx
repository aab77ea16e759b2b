import { type DragEvent, type ReactNode, useState } from 'react'
import { buttonLook } from './button-look.ts'
import { joinClasses } from './join-classes.ts'

interface ImageDropProps {
  /** Names the group for screen readers. */
  readonly label: string
  readonly action: string
  /** Percent of an upload under way; undefined while there is none. */
  readonly percent: number | undefined
  readonly onChoose: (file: File) => void
  readonly className?: string
  /** The picture as it is now. */
  readonly children: ReactNode
}

/** One image, chosen or dropped. */
export function ImageDrop(props: ImageDropProps) {
  const { label, percent, onChoose, className, children } = props
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined && percent === undefined) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one heading too many
    <div
      role="group"
      aria-label={label}
      className={joinClasses(isOver && 'outline-2 outline-accent', className)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <FileButton {...props} />
      {percent !== undefined && (
        <progress aria-label="Upload" max={100} value={percent} className="sr-only" />
      )}
    </div>
  )
}

function FileButton({ action, percent, onChoose }: ImageDropProps) {
  return (
    <label
      className={joinClasses(
        buttonLook({ variant: 'secondary' }),
        'cursor-pointer tabular-nums focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-surface-sunken',
      )}
    >
      {percent === undefined ? action : `Uploading ${Math.round(percent)}%`}
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        disabled={percent !== undefined}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) onChoose(file)
          event.target.value = ''
        }}
      />
    </label>
  )
}
