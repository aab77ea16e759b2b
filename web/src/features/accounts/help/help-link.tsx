import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import type { AnswerId } from './answers.ts'

interface HelpLinkProps {
  readonly to: AnswerId
  readonly children: ReactNode
}

export function HelpLink({ to, children }: HelpLinkProps) {
  return (
    <Link href={`${paths.help}#${to}`} className="text-accent underline underline-offset-4">
      {children}
    </Link>
  )
}
