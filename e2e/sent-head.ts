import type { APIRequestContext } from '@playwright/test'

interface SentHead {
  title: string
  canonical: string
  /** By name. */
  meta: ReadonlyMap<string, string>
  /** What is said in schema.org's words. */
  data: Record<string, unknown>[]
}

/** What a page says to whoever reads the server's answer and runs no scripts, as most search engines do. */
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
