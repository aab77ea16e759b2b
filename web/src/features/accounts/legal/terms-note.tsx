import { paths } from '#paths.ts'

const classes = 'font-medium text-accent underline underline-offset-4'

/** The note beside the button that creates an account; pressing the button accepts the terms. */
export function TermsNote() {
  return (
    <p className="text-sm text-ink-muted">
      By creating an account you say that you are at least 18 and accept the{' '}
      <a href={paths.terms} target="_blank" rel="noreferrer" className={classes}>
        Terms
      </a>{' '}
      and the{' '}
      <a href={paths.privacyPolicy} target="_blank" rel="noreferrer" className={classes}>
        Privacy Policy
      </a>
      .
    </p>
  )
}
