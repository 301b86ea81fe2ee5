import { say } from './toasts.tsx'
import ui from './ui.module.css'

/** Where a browser does not let us, the text stands beside it to be marked. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      say(`${what} copied.`)
    } catch {
      say(`Please mark and copy it by hand: ${text}`)
    }
  }
  return (
    <button type="button" className={ui.small} onClick={copy} aria-label={`Copy: ${what}`}>
      Copy
    </button>
  )
}
