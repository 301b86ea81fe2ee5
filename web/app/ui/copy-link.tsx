import { useState } from 'react'
import { Button } from './button.tsx'
import * as texts from './ui.texts.ts'

/** Copies an address: that of the page, or another one on this site. */
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
      <Button kind="quiet" className="needs-script" onClick={copy}>
        {children}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}
