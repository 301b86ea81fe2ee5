import { startScript } from './start-page.ts'

/** Removes the mark from our own scripts. Returns the page as it is sent, and the text of those scripts. */
export function takeOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const pieces = html.split(` nonce="${nonce}"`)
  const scripts = pieces
    .slice(1)
    .filter((_, nth) => isInScriptTag(pieces[nth] as string))
    .map((piece) => piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>')))
  return { scripts, html: pieces.join('') }
}

const isInScriptTag = (before: string) => before.startsWith('<script', before.lastIndexOf('<'))

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULES = '<script type="module" async="">'
const END = '</script>'

/**
 * The router requests a page's scripts as early as it can, where they compete with the page itself. This removes them
 * from the finished page; a few lines at its end load them once the page has been painted. Also returns the script it
 * has added. Since a page is long, it searches the head only for tags of the head, and looks for the end from behind.
 */
export function scriptsAfterPaint(html: string): { html: string; scripts: string[] } {
  const modules = html.lastIndexOf(MODULES)
  if (modules < 0) return { html, scripts: [] }
  const headEnd = Math.max(html.indexOf('</head>'), 0)
  const head = html.slice(0, headEnd)
  const files = [...head.matchAll(PRELOAD)].map(([, file]) => file as string)
  const start = startScript(files)
  const upTo = head.replaceAll(PRELOAD, '') + html.slice(headEnd, modules)
  const rest = html.slice(modules + MODULES.length)
  const end = rest.lastIndexOf('</body>')
  const named = rest.indexOf(END)
  const later = `${upTo}<script type="text/plain" data-scripts="">${rest.slice(0, named)}${END}${rest.slice(named + END.length, end)}<script>${start}</script>${rest.slice(end)}`
  return { html: later, scripts: [start] }
}
