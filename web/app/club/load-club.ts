import { clubContent } from '@touchline/domain/club/content.ts'
import { contentInLanguage } from '@touchline/domain/club/content-in-language.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { rowInLanguage } from '@touchline/domain/club/translated-settings.ts'
import type { RouterContextProvider } from 'react-router'
import { LANGUAGE } from '../languages/language.ts'
import { type ClubSource, siteContext } from '../site.ts'

/** What the club says about itself, for the loaders of pages. */
export async function loadClub(context: Readonly<RouterContextProvider>): Promise<ClubContent> {
  const site = context.get(siteContext)
  return LANGUAGE === 'en' ? site.club() : clubInLanguage(await site.clubSource())
}

const known = new WeakMap<ClubContent, ClubContent>()

/** What the club says, as a page of this build shows it; put together once for as long as the server has that content. */
function clubInLanguage({ content, rows, year }: ClubSource): ClubContent {
  const made = known.get(content) ?? putTogether({ content, rows, year })
  known.set(content, made)
  return made
}

function putTogether({ content, rows, year }: ClubSource): ClubContent {
  const translated = rows.map((row) => rowInLanguage(row, LANGUAGE))
  return contentInLanguage(content, clubContent(translated, year).content, rows, LANGUAGE)
}
