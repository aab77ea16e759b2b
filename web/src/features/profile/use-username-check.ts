import { checkUsernameCall } from '@permille/contract/profile/profile'
import { useEffect, useState } from 'react'
import { call } from '#api/call.ts'
import { localUsernameCheck, type UsernameCheck } from './username-check.ts'

const pauseMs = 500

/** Checks whether a name is free once typing pauses; ignores the results of earlier checks. */
export function useUsernameCheck(typed: string, current: string): UsernameCheck {
  const [result, setResult] = useState<UsernameCheck>({ state: 'checking' })
  const local = localUsernameCheck(typed, current)
  const asked = local === undefined ? typed.trim() : undefined
  useEffect(() => {
    if (asked === undefined) return
    setResult({ state: 'checking' })
    const question = new AbortController()
    const timer = setTimeout(() => {
      void ask(asked, question.signal).then((checked) => {
        if (!question.signal.aborted) setResult(checked)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [asked])
  return local ?? result
}

async function ask(username: string, signal: AbortSignal): Promise<UsernameCheck> {
  try {
    const { available, message } = await call(checkUsernameCall, { params: { username }, signal })
    return { state: available ? 'available' : 'unavailable', message }
  } catch {
    return { state: 'unavailable', message: 'Error checking username' }
  }
}
