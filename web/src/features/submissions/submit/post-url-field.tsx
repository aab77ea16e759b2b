import { pastedPostMaxLength } from '@permille/contract/limits'
import { postLinkIn } from '@permille/contract/post-url'
import type { ClipboardEvent } from 'react'
import { Field } from '../../../ui/controls/field.tsx'
import { Input } from '../../../ui/controls/input.tsx'

interface PostUrlFieldProps {
  readonly hint: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
}

export function PostUrlField({ hint, error, value, onChange }: PostUrlFieldProps) {
  return (
    <Field label="Post URL" hint={hint} error={error}>
      <Input
        type="url"
        inputMode="url"
        name="postUrl"
        placeholder="https://"
        maxLength={pastedPostMaxLength}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => pasteLines(event, onChange)}
      />
    </Field>
  )
}

/** A field of one line joins the lines of a text, and with them a link and the words below it. */
function pasteLines(
  event: ClipboardEvent<HTMLInputElement>,
  onChange: (text: string) => void,
): void {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n]/.test(text.trim())) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const inOneLine = ` ${text.trim().replace(/\s+/g, ' ')} `
  const pasted = value.slice(0, selectionStart ?? 0) + inOneLine + value.slice(selectionEnd ?? 0)
  onChange(linkOrText(pasted.trim()))
}

function linkOrText(text: string): string {
  return postLinkIn(text) ?? text
}
