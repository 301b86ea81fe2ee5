import { Button } from './button.tsx'
import { notify } from './toast.tsx'

/** Where a browser does not let us, the text stands beside it to be marked. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(`${what} copied.`)
    } catch {
      notify(`Select it and copy: ${text}`)
    }
  }
  return (
    <Button kind="small" onClick={copy} aria-label={`Copy: ${what}`}>
      Copy
    </Button>
  )
}
