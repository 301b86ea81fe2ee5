const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * For scripts of the frame, which has no room for an error message: retries with longer and longer pauses until they
 * have loaded. A missing menu must not take down a page.
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

/**
 * The bundler retries the scripts of a part, but never its styles. React has already placed the link elements, and they
 * stay where they are.
 */
export function askForLostStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const there = new Set(links.filter((link) => !isLost(link)).map(({ href }) => href))
  for (const link of links) if (!there.has(link.href)) document.head.append(link.cloneNode())
}

/** Browsers treat a style sheet that failed to load like one from another origin: reading it throws. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}
