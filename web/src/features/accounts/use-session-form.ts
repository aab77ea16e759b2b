import type { CurrentUser } from '@permille/contract/accounts/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ApiError, fieldMessagesOf, isPage, messageOf } from '#api/api-error.ts'
import { enterSession } from '#api/session.ts'
import { paths } from '#paths.ts'
import { toast } from '#ui/overlays/toast.ts'

type Problems = Readonly<Record<string, string>>

interface SessionForm<Request> {
  readonly problemsIn: (request: Request) => Problems
  readonly send: (request: Request) => Promise<{ user: CurrentUser }>
  readonly welcome: { readonly title: string; readonly description: string }
  /** The toast's title, and its text if the server sends none. */
  readonly failure: { readonly title: string; readonly description: string }
  /** Where to continue instead of the dashboard. */
  readonly leadsTo?: string
  /** True if the form shows this failure in its own way. */
  readonly isHandled?: (error: unknown, request: Request) => boolean
}

/** A form that signs the user in and navigates on. Input is kept if the call fails. */
export function useSessionForm<Request>(form: SessionForm<Request>) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [problems, setProblems] = useState<Problems>({})
  // As `useOneAtATime`, which pages that sign people in do without.
  const isSending = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: form.send,
    onSettled: () => {
      isSending.current = false
    },
    onSuccess: ({ user }) => {
      enterSession(client, user)
      toast(form.welcome)
      // The router knows whether the user may open the URL to continue at.
      navigate(search === '' ? (form.leadsTo ?? paths.dashboard) : `${paths.login}?${search}`, {
        replace: true,
      })
    },
    onError: (error, request) => {
      if (form.isHandled?.(error, request)) return
      setProblems(fieldMessagesOf(error))
      const { title, description } = form.failure
      toast({ tone: 'negative', title, description: answerOf(error, description) })
    },
  })
  const submit = (request: Request) => {
    const found = form.problemsIn(request)
    setProblems(found)
    if (Object.keys(found).length > 0 || isSending.current) return
    isSending.current = true
    mutate(request)
  }
  return { submit, problems, isPending }
}

/**
 * Like `messageOf`, for a form whose fallback would be untrue if the request was never processed:
 * the server did not respond, something in between did, or the network was down.
 */
export function answerOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return messageOf(error, noAnswer)
  const isFromProxy = isPage(error.body) || (error.status >= 502 && error.status <= 504)
  return messageOf(error, isFromProxy ? notReached : fallback)
}

const noAnswer = 'The server did not respond. Check your connection and try again.'
const notReached = 'The server could not be reached. Try again in a moment.'
