import { clubContent } from '@touchline/domain/club/content.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../site.ts'

interface Settings {
  listClubSettings: { items: { key: string; value: string }[] }
}

/** What the club says about itself, for the loaders of pages. A setting that cannot be read gives way to the default. */
export async function loadClub(context: Readonly<RouterContextProvider>): Promise<ClubContent> {
  const { query } = context.get(siteContext)
  const { listClubSettings } = await query<Settings>(
    '{ listClubSettings(limit: 1000) { items { key value } } }',
  )
  const { content, problems } = clubContent(listClubSettings.items)
  for (const problem of problems) console.error(problem)
  return content
}
