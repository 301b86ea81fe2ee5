import { startScript } from './start-page.ts'

/** Takes the mark off the scripts that carry it: the page as it goes out, and what is in those scripts. */
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
 * The router asks for a page's scripts as early as it can, where they get in the way of the page itself. Here they are
 * taken out of the finished page, and a few lines at its end fetch them once it has been painted. Says which script it
 * has added. A page is long: only its head is searched for what stands there, and its end from behind.
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
