/** Takes the mark off the scripts that carry it: the page as it goes out, and what is in those scripts. */
export function takeOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`, 'g')
  return {
    scripts: Array.from(html.matchAll(marked), ([, script = '']) => script),
    html: html.replaceAll(` nonce="${nonce}"`, ''),
  }
}
