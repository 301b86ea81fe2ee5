import { useMemo } from 'react'

const STYLE_SHEET = /<style>([\s\S]*?)<\/style>/g

/**
 * An email as it looks, in a frame where nothing runs. Emails carry their styles inline, which the policy of our pages
 * refuses to whatever stands in them: so they come as mere data, and are put on from outside once the frame is there.
 */
export function EmailFrame({ title, html }: { title: string; html: string }) {
  const { bare, css } = useMemo(() => undress(html), [html])
  return (
    <iframe
      title={title}
      // Without `allow-scripts` nothing in it runs; the same origin is what lets us dress it.
      sandbox="allow-same-origin"
      srcDoc={bare}
      onLoad={({ currentTarget }) => dress(currentTarget, css)}
    />
  )
}

const undress = (html: string) => ({
  bare: html.replaceAll(STYLE_SHEET, '').replaceAll(' style="', ' data-style="'),
  css: [...html.matchAll(STYLE_SHEET)].map(([, sheet]) => sheet).join('\n'),
})

function dress(frame: HTMLIFrameElement, css: string): void {
  const page = frame.contentDocument
  const inside = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !inside) return
  const sheet = new inside.CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets = [sheet]
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
}
