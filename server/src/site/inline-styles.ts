import { readFileSync } from 'node:fs'
import path from 'node:path'
import { present } from '@touchline/domain/present.ts'

/** The router marks a sheet that belongs to several pages with a `#`. */
const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)(#?)"\/>/g
/** Some browsers look ahead for sheets and fetch one although it is switched off, unless it is for no screen at all. */
const SWITCHED_OFF = '<link rel="stylesheet" href="$1$2" media="not all" disabled=""/>'
/** As text; more than that is better fetched once, as a file. */
const MOST = 48 * 1024

export interface WithStyles {
  html: string
  /** The sheets that were put into it, each as it stands there. */
  styles: string[]
}

/**
 * Puts a page's style sheets into the page: nothing more is to be fetched before it can be painted. Their links stay,
 * switched off, for the router knows them by heart; one that it adds on a later page is fetched as ever. They stand in
 * its head: the rest of it, which is long, is not looked through.
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
