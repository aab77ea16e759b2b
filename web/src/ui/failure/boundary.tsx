import { Component, type ReactNode } from 'react'
import { ErrorState } from '../layout/error-state.tsx'
import { forgetFailedLoads } from './failed-loads.ts'

export interface Failed {
  readonly error: unknown
  /** Renders what failed again, and loads code that is missing. */
  readonly onRetry: () => void
  /** Of a dialog that can be closed. */
  readonly onClose?: (() => void) | undefined
}

export type Missing = (failed: Failed) => ReactNode

const plain: Missing = ({ onRetry }) => (
  <ErrorState message="This could not be loaded." onRetry={onRetry} />
)

/**
 * What stands in the place of something that failed. Plain until the full ones are there, which are
 * loaded ahead: code cannot be loaded when loading code has failed.
 */
export const whenMissing = {
  /** In the place itself. */
  here: plain,
  /** In place of a page inside the shell. */
  page: plain,
  /** In place of a dialog. */
  over: plain,
  /** In place of everything. */
  whole: plain,
  /** For what nobody misses. */
  hidden: (() => null) as Missing,
}

/** What failed before errors are reported; it is shown plain until it can be shown in full. */
export const plainOnes: Component[] = []

/** Told of every error that a boundary catches. */
export const caught = {
  report: (_error: unknown, at: Component) => {
    plainOnes.push(at)
  },
}

export interface BoundaryProps {
  /** Another value starts over, such as the URL of the next page. */
  readonly at?: string
  readonly missing?: Missing | keyof typeof whenMissing | undefined
  readonly onClose?: Failed['onClose']
  readonly children?: ReactNode
}

interface BoundaryState {
  readonly at: string | undefined
  readonly failed: { readonly error: unknown } | null
}

/** Keeps an error in what it contains from emptying the rest of the page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failed: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, failed: null }
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedLoads()
    caught.report(error, this)
  }

  override render(): ReactNode {
    const { failed } = this.state
    const { missing = 'here', onClose, children } = this.props
    if (failed === null) return children
    const shown = typeof missing === 'string' ? whenMissing[missing] : missing
    return shown({ ...failed, onClose, onRetry: () => this.setState({ failed: null }) })
  }
}
