import { Link } from 'wouter'

interface BackLinkProps {
  readonly href: string
  readonly label: string
}

/** The link above a page's heading, one level up. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Link
      href={href}
      className="finger max-w-full justify-self-start truncate text-sm font-medium text-accent hover:underline print:hidden!"
    >
      <span aria-hidden="true">← </span>
      <bdi>{label}</bdi>
    </Link>
  )
}
