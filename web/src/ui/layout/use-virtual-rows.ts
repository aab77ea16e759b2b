import { useLayoutEffect, useReducer, useState } from 'react'
import { loadUntilThere } from '../lazy-part.ts'
import type { RowOptions, VirtualRows } from './virtual-rows.ts'

type Code = Awaited<ReturnType<typeof importCode>>

/** Kept, so that whoever steps back to a long list finds it in place at once. */
let code: Code | undefined

async function importCode() {
  const { createVirtualRows, windowOptions } = await import('./virtual-rows.ts')
  return { createVirtualRows, windowOptions }
}

async function loadCode(): Promise<Code> {
  code ??= await loadUntilThere(importCode)
  return code
}

/** Tells which rows of a long list are near the screen; undefined for a short one, and until its code has loaded. */
export function useVirtualRows(isLong: boolean, options: RowOptions): VirtualRows | undefined {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [rows, setRows] = useState(() =>
    isLong ? code?.createVirtualRows(options, rerender) : undefined,
  )
  if (code !== undefined) rows?.setOptions(code.windowOptions(options, rerender))
  useLayoutEffect(() => {
    if (!isLong || rows !== undefined) return
    let hasEnded = false
    const start = (loaded: Code) => hasEnded || setRows(loaded.createVirtualRows(options, rerender))
    if (code === undefined) void loadCode().then(start)
    else start(code)
    return () => {
      hasEnded = true
    }
  }, [isLong, rows, options])
  useLayoutEffect(() => rows?._didMount(), [rows])
  useLayoutEffect(() => rows?._willUpdate())
  return rows
}
