import { useState } from 'react'
import * as texts from './ui.texts.ts'

/** Puts an address on the clipboard: the page's own, or another of this site. */
export function CopyLink({ children, address }: { children: string; address?: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ? new URL(address, location.origin).href : location.href)
      setSaid(texts.linkCopied)
    } catch {
      setSaid(texts.copyAddress)
    }
  }
  return (
    <>
      <button type="button" className="button quiet-button needs-script" onClick={copy}>
        {children}
      </button>
      <span role="status">{said}</span>
    </>
  )
}
