import { startPage } from './start-page.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULES = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * The router asks for a page's scripts as early as it can, where they get in the way of the page itself. Here they are
 * taken out of the finished page, and a few lines at its end fetch them once it has been painted. Says which script it
 * has added.
 */
export function scriptsAfterPaint(html: string): { html: string; scripts: string[] } {
  const modules = MODULES.exec(html)
  if (!modules) return { html, scripts: [] }
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file as string)
  const start = `(${startPage})(${JSON.stringify(files)})`
  const upTo = html.slice(0, modules.index).replaceAll(PRELOAD, '')
  const rest = html.slice(modules.index + modules[0].length)
  const end = rest.lastIndexOf('</body>')
  const later = `${upTo}<script type="text/plain" data-scripts="">${modules[1]}</script>${rest.slice(0, end)}<script>${start}</script>${rest.slice(end)}`
  return { html: later, scripts: [start] }
}
