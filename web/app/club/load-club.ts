import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { RouterContextProvider } from 'react-router'
import { LANGUAGE } from '../languages/language.ts'
import { siteContext } from '../site.ts'
import { clubInLanguage } from './club-in-language.ts'

/** What the club says about itself, for the loaders of pages. */
export async function loadClub(context: Readonly<RouterContextProvider>): Promise<ClubContent> {
  const site = context.get(siteContext)
  return LANGUAGE === 'en' ? site.club() : clubInLanguage(await site.clubSource())
}
