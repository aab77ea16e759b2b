import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { buttonClasses } from './button-classes.ts'

interface ImageDropProps {
  /** Names the group for screen readers. */
  readonly label: string
  readonly action: string
  /** Percent of the running upload; undefined while there is none. */
  readonly percent: number | undefined
  readonly onChoose: (file: File) => void
  readonly className?: string
  /** The current picture. */
  readonly children: ReactNode
}

/** One image, chosen or dropped. */
export function ImageDrop(props: ImageDropProps) {
  const { label, percent, onChoose, className, children } = props
  const [isOver, setOver] = useState(false)
  useStrayDropsIgnored()
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
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onDrop={drop}
    >
      {children}
      <span className="relative inline-grid shrink-0">
        <FileButton {...props} />
        {percent !== undefined && (
          <progress aria-label="Upload" max={100} value={percent} className={progressClasses} />
        )}
      </span>
    </div>
  )
}

const progressClasses =
  'absolute inset-x-2 bottom-1 h-0.5 w-auto appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'

/** Ignores a file dropped beside the box: the browser would open it and lose the input. */
function useStrayDropsIgnored(): void {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    addEventListener('dragover', ignore)
    addEventListener('drop', ignore)
    return () => {
      removeEventListener('dragover', ignore)
      removeEventListener('drop', ignore)
    }
  }, [])
}

function FileButton({ action, percent, onChoose }: ImageDropProps) {
  return (
    <label
      className={joinClasses(
        buttonClasses({ variant: 'secondary' }),
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
