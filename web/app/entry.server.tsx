import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { scriptsAfterPaint } from './first-paint/scripts-after-paint.ts'
import { type Site, siteContext } from './site.ts'

export { pageReads } from './page-reads.ts'

const RENDER_MS = 10_000

/** For the server, which cannot import the key itself. */
export function provideSite(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return context
}

/** In development the scripts may come as they are: there are hundreds, and they change. */
const inOrder = (html: string) => (import.meta.env.DEV ? html : scriptsAfterPaint(html))

/** A page goes out whole, not in pieces: it is kept and sent to many. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Nobody's name for something is worth a rendering of its own; the server has one page for all of them.
  if (status === 404 && !context.get(siteContext).showsNotFound)
    return Promise.resolve(new Response(null, { status }))
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          const sent = new Response(createReadableStreamFromReadable(pipe(new PassThrough())))
          resolve(sent.text().then((html) => new Response(inOrder(html), { headers, status })))
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const timer = setTimeout(abort, RENDER_MS)
  })
}

/** The server logs what a loader or a view throws, and answers with an error page. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
