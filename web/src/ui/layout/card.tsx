import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={joinClasses('rounded-card border border-line bg-surface-raised', className)}
    />
  )
}

interface CardHeaderProps {
  readonly title: string
  readonly note?: ReactNode
  /** A link or a button at the right end. */
  readonly action?: ReactNode
}

export function CardHeader({ title, note, action }: CardHeaderProps) {
  return (
    <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-5 py-3">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold [overflow-wrap:anywhere]">{title}</h2>
        {note !== undefined && <p className="text-sm text-ink-muted">{note}</p>}
      </div>
      {action}
    </header>
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses('p-5', className)} />
}
