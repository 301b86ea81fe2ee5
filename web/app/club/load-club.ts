import type { ClubContent } from '@touchline/domain/club/settings.ts'
import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../site.ts'

/** What the club says about itself, for the loaders of pages. */
export const loadClub = (context: Readonly<RouterContextProvider>): Promise<ClubContent> =>
  context.get(siteContext).club()
