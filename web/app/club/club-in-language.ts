import { clubContent } from '@touchline/domain/club/content.ts'
import { contentInLanguage } from '@touchline/domain/club/content-in-language.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { ClubSource } from '../site.ts'

const known = new WeakMap<ClubContent, ClubContent>()

/** What the club says, as a page of this build shows it; put together once for as long as the server has that content. */
export function clubInLanguage({ content, rows, year }: ClubSource): ClubContent {
  const made = known.get(content) ?? contentInLanguage(content, clubContent(rows, year).content, rows)
  known.set(content, made)
  return made
}
