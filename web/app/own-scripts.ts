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
