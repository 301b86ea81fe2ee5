import { useMemo } from 'react'

const STYLE_SHEET = /<style>([\s\S]*?)<\/style>/g

/**
 * Shows an email in a frame where nothing runs. Emails carry inline styles, which the policy of our pages refuses in
 * any document they create. So the styles come as plain data and are set from outside once the frame has loaded.
 */
export function EmailFrame({ title, html }: { title: string; html: string }) {
  const { bare, css } = useMemo(() => undress(html), [html])
  return (
    <iframe
      title={title}
      // Without `allow-scripts` nothing runs in it; the same origin lets us set the styles.
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
