/** Shows the shortcut of the button it is in; hidden from screen readers. */
export function KeyHint({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-sm border border-current px-1 font-mono text-xs opacity-70 max-lg:hidden"
    >
      {name}
    </span>
  )
}
