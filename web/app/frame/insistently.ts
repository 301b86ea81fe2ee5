const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * For scripts of the frame, which has no room to say that they did not come: asks again, with longer and longer pauses, until
 * they are there. A page is not given up for a menu.
 */
export async function insistently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
      askForLostStyles()
    }
  }
}

/** The bundler asks for the scripts of a part again, but never for its styles. What React has put there stays where it is. */
export function askForLostStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const there = new Set(links.filter((link) => !isLost(link)).map(({ href }) => href))
  for (const link of links) if (!there.has(link.href)) document.head.append(link.cloneNode())
}

/** Browsers do not let one look into a sheet that did not come, as if it were a stranger's. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}
