const WORKER = '/tournament-worker.js'

/**
 * Asks the service worker to keep the page that is open, with its scripts and styles and what it has asked the server
 * for. Only the pages of a tournament ask for it, once they are at rest: nobody else's first visit pays for it.
 */
export function keepForOffline(asked: readonly string[] = []): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  const start = () => {
    navigator.serviceWorker
      .register(WORKER)
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: [location.href, ...asked, ...loadedFiles()] }))
      .catch((error) => console.warn('This page will not work offline', error))
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  return () => removeEventListener('load', start)
}

/** What the page is made of besides its text, and the style sheets within that: another page may link to them. */
function loadedFiles(): string[] {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  const files = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...Array.from(sheets, ({ href }) => href),
  ]
  return files.filter((name) => name.startsWith(`${location.origin}/assets/`))
}
