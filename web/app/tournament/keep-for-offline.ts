const WORKER = '/tournament-worker.js'

/**
 * Asks the service worker to keep the open page with its scripts, styles and requested data. Only tournament pages do
 * so, once they are idle, so that no other first visit pays for it.
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

/** The files of the page, and the style sheets among them, which other pages may link to. */
function loadedFiles(): string[] {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  const files = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...Array.from(sheets, ({ href }) => href),
  ]
  return files.filter((name) => name.startsWith(`${location.origin}/assets/`))
}
