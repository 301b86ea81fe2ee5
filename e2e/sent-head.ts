import type { APIRequestContext } from '@playwright/test'

interface SentHead {
  title: string
  canonical: string
  /** By name. */
  meta: ReadonlyMap<string, string>
  /** The page's structured data. */
  data: Record<string, unknown>[]
}

/** What a page tells a reader of the server's answer who runs no scripts, like most search engines. */
export async function sentHead(request: APIRequestContext, path: string): Promise<SentHead> {
  const html = await (await request.get(path)).text()
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  const meta = [...html.matchAll(/<meta name="([^"]*)" content="([^"]*)"/g)]
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    title,
    canonical,
    meta: new Map(meta.map(([, name = '', content = '']) => [name, content])),
    data: data.map(([, text = '']) => JSON.parse(text)),
  }
}
