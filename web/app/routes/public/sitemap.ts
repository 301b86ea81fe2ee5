import type { LoaderFunctionArgs } from 'react-router'
import { loadClub } from '../../club/load-club.ts'
import { siteContext } from '../../site.ts'

/** What a search engine should know; pages for one person only are left out. */
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
]

export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, tournaments } = context.get(siteContext)
  const [{ news }, listed] = await Promise.all([loadClub(context), tournaments()])
  const paths = [
    ...pages,
    ...news.map(({ slug }) => `/news/${slug}`),
    ...listed.map(({ slug }) => `/tournaments/${slug}`),
  ]
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}
