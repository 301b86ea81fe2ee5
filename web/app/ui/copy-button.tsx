import { Button } from './button.tsx'
import * as texts from './copy-button.texts.ts'
import { notify } from './toast.tsx'

/** If the browser refuses, the text beside it can be selected instead. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(texts.copied(what))
    } catch {
      notify(texts.copyByHand(text))
    }
  }
  return (
    <Button kind="small" onClick={copy} aria-label={texts.copyWhat(what)}>
      {texts.copy}
    </Button>
  )
}
