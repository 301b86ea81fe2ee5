import { isTranslated, LANGUAGES, pathIn } from '@touchline/domain/languages.ts'
import type { MetaDescriptor } from 'react-router'
import * as texts from './frame/frame.texts.ts'
import { LANGUAGE } from './languages/language.ts'

export const CLUB_NAME = 'PMFC'

type PageMeta = PageWords & (PublicPage | PrivatePage)

interface PageWords {
  title: string
  description: string
  /** The path of the page, without the rest of the address; without it, every address counts as its own page. */
  path?: string
  /** Structured data about the page, in schema.org terms. */
  structured?: Record<string, unknown>[]
}

interface PublicPage {
  /** Keywords for this page alone; the club's own words follow. */
  keywords: string
  isPrivate?: false
}

/** Private to one person, or of no use in a search: search engines must not show it. */
interface PrivatePage {
  isPrivate: true
  keywords?: undefined
}

interface MetaArguments {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  /** What the route's own loader returned; undefined if it failed. */
  loaderData?: unknown
}

const PICTURE = '/social-card.png'

/** What search engines and chats show for a page; a route's `meta`. */
export function pageMeta(made: PageMeta | ((args: MetaArguments) => PageMeta)) {
  return (args: MetaArguments): MetaDescriptor[] => {
    const { title, description, keywords, path, isPrivate, structured } =
      typeof made === 'function' ? made(args) : made
    const origin = originFrom(args)
    const page = path ?? args.location.pathname
    const url = `${origin}${pathIn(LANGUAGE, page)}`
    const full = texts.pageTitle(title, CLUB_NAME)
    return [
      { title: full },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords ? `${keywords}, ${texts.keywords}` : texts.keywords },
      ...(isPrivate
        ? [{ name: 'robots', content: 'noindex' }]
        : [{ tagName: 'link', rel: 'canonical', href: url }, ...alternates(origin, page)]),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: CLUB_NAME },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${origin}${PICTURE}` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(structured ?? []).map((item) => ({
        'script:ld+json': { '@context': 'https://schema.org', ...item },
      })),
    ]
  }
}

/** The same page in every language it exists in, for search engines, with English as the default (Y-2). */
const alternates = (origin: string, page: string): MetaDescriptor[] =>
  isTranslated(page)
    ? [...LANGUAGES, 'x-default' as const].map((hrefLang) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang,
        href: `${origin}${pathIn(hrefLang === 'x-default' ? 'en' : hrefLang, page)}`,
      }))
    : []

function originFrom({ matches }: MetaArguments): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { origin?: string } | undefined)?.origin ?? ''
}
