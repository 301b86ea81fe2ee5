import { isTranslated, LANGUAGES, pathIn } from '@touchline/domain/languages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { siteContext } from '../../site.ts'

/** Pages that search engines should know; private pages are left out. */
const pages = [
  '/',
  '/about',
  '/programs',
  '/teams',
  '/news',
  '/events',
  '/showcase',
  '/contact',
  '/registration-form',
  '/lesson-plans',
  '/rules-and-disclaimer',
  '/store',
  '/tournaments',
  '/fun-day-tournament',
  '/fun-day-tournament-rules',
  '/fun-day-tournament-schedule',
  '/fun-day-waiver',
  '/lunar-new-year-tournament',
  '/lunar-new-year-tournament/refs',
  '/lunar-new-year-tournament/refs/doc',
  '/team-schedule',
  '/referee-field-schedule',
  '/tournament-rundown',
  '/login',
  '/signup',
  '/forgot-password',
]

export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, tournaments } = context.get(siteContext)
  const [{ news }, listed] = await Promise.all([loadClub(context), tournaments()])
  const paths = [
    ...pages,
    ...news.map(({ slug }) => `/news/${slug}`),
    ...listed.map(({ slug }) => `/tournaments/${slug}`),
  ]
  const urls = paths.map((path) => entries(origin, path)).join('')
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}

/** An entry for each language of a page, each listing the other languages (Y-2). */
function entries(origin: string, path: string): string {
  if (!isTranslated(path)) return `<url><loc>${origin}${path}</loc></url>`
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${href}"/>`
  const others = [
    ...LANGUAGES.map((language) => link(language, pathIn(language, path))),
    link('x-default', path),
  ].join('')
  return LANGUAGES.map(
    (language) => `<url><loc>${origin}${pathIn(language, path)}</loc>${others}</url>`,
  ).join('')
}
