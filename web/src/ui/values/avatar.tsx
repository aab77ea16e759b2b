import { useState } from 'react'
import { joinClasses } from '../join-classes.ts'

interface AvatarProps {
  readonly name: string
  readonly imageUrl?: string | null | undefined
  readonly className?: string
}

/**
 * The picture, or the first letter of the name. Decorative: the name is beside it, so the letter is
 * CSS content and never becomes part of a button's label.
 */
export function Avatar({ name, imageUrl, className = 'size-8' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const classes = joinClasses('shrink-0 rounded-full bg-accent-soft', className)
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img
        src={imageUrl}
        alt=""
        onError={() => setBrokenUrl(imageUrl)}
        className={joinClasses(classes, 'object-cover')}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      data-letter={firstLetter(name)}
      className={joinClasses(
        classes,
        'inline-grid place-items-center font-semibold text-accent before:content-[attr(data-letter)]',
      )}
    />
  )
}

function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toUpperCase()
}
