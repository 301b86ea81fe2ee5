import { readFileSync } from 'node:fs'
import path from 'node:path'
import { present } from '@touchline/domain/present.ts'

/** The router marks a style sheet that several pages share with a `#`. */
const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)(#?)"\/>/g
/** The preload scanner of some browsers fetches disabled sheets too, unless they apply to no media at all. */
const SWITCHED_OFF = '<link rel="stylesheet" href="$1$2" media="not all" disabled=""/>'
/** The most CSS to inline; larger sheets are better fetched as files. */
const MOST = 48 * 1024

export interface WithStyles {
  html: string
  /** The inlined style sheets, exactly as they appear in the page. */
  styles: string[]
}

/**
 * Inlines a page's style sheets, so that it can be painted without further requests. Their links stay in the page,
 * disabled, because the router expects them; sheets of later pages are fetched as usual. Only the head is searched,
 * because the rest of the page is long.
 */
export function styleInliner(files: string): (html: string) => WithStyles {
  const known = new Map<string, string>()
  const read = (sheets: readonly string[]) => {
    const name = sheets.join()
    const text = known.get(name) ?? sheets.map((sheet) => textOf(files, sheet)).join('')
    known.set(name, text)
    return text
  }
  return (html) => {
    const head = html.slice(0, Math.max(html.indexOf('</head>'), 0))
    const [first, ...others] = head.matchAll(SHEET)
    if (!first) return { html, styles: [] }
    const sheets = [first, ...others].map(([, sheet]) => present(sheet, 'the address of a sheet'))
    const styles = read(sheets)
    if (styles.length > MOST) return { html, styles: [] }
    const links = head.slice(first.index).replaceAll(SHEET, SWITCHED_OFF)
    return {
      html: `${head.slice(0, first.index)}<style>${styles}</style>${links}${html.slice(head.length)}`,
      styles: [styles],
    }
  }
}

const textOf = (files: string, sheet: string) => readFileSync(path.join(files, sheet), 'utf8').trim()
