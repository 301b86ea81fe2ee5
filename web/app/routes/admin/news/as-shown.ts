import { type ClubYear, filledPost } from '@touchline/domain/club/content.ts'
import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import type { ClubSettings } from '@touchline/domain/club/settings.ts'
import { FIRST_SEASON } from '@touchline/domain/seasons/first-season.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'

/** A post as its page will show it, with the placeholders in its texts filled in (C-12). */
export function asShown<Post extends NewsPost>(post: Post, settings: ClubSettings, year: ClubYear): Post {
  const season = seasonOn(year.seasons, year.today) ?? FIRST_SEASON
  return { ...post, ...filledPost(post, { ...settings, season }, year.seasons) }
}
