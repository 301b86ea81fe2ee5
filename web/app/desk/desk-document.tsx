import { type ReactNode, useEffect } from 'react'
import { Loading } from '../ui/loading.tsx'

/**
 * A page's security policy holds for as long as its document, whichever page is shown in it. That of the public pages
 * knows no style sheets but ours, and the desk's component library writes its own: who comes from there loads the desk
 * as a document of its own.
 */
export function DeskDocument({ children }: { children: ReactNode }) {
  const isOwn = isDeskDocument()
  useEffect(() => {
    if (!isOwn) location.reload()
  }, [isOwn])
  return isOwn ? children : <Loading message="Opening the desk..." size="large" />
}

function isDeskDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || new URL(opened.name).pathname.startsWith('/admin')
}
