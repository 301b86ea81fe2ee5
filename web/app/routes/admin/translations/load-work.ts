import { TRANSLATED_SETTINGS } from '@touchline/domain/club/own-texts.ts'
import {
  isWritten,
  type TranslatedKind,
  translationWork,
  type WrittenItem,
} from '@touchline/domain/translations/translation-work.ts'
import { useData } from '../../../area/area-data.tsx'
import type { Request } from '../../../data/request.ts'
import { searchAll } from '../../../data/search.ts'
import { keptSettings } from '../../../desk/club-setting.ts'

type WrittenProgram = Parameters<typeof translationWork>[0]['programs'][number]

/** Everything that the club has written and families still read. */
async function loadWork(request: Request, today: string): Promise<WrittenItem[]> {
  const [programs, settings] = await Promise.all([
    searchAll<WrittenProgram>(request, {
      model: 'Program',
      selection: 'id name description location endDate translations',
      filter: {},
      sort: [
        { field: 'startDate', direction: 'desc' },
        { field: 'name', direction: 'asc' },
      ],
    }),
    keptSettings(request),
  ])
  return translationWork({
    programs,
    settings: settings.filter(isWritten),
    today,
  })
}

/** The server's day, from a loader, decides what is still read. */
export const useWork = (today: string) =>
  useData(['translations', today], (request) => loadWork(request, today))

export const KIND_NAMES: Record<TranslatedKind, string> = {
  program: 'Program',
  statusStrip: 'Announcement',
  faq: 'Question',
  news: 'News',
  newsDrafts: 'News draft',
  events: 'Event',
}

/** The kinds of text that can be translated, in the order of the list. */
export const KINDS: readonly TranslatedKind[] = ['program', ...TRANSLATED_SETTINGS]
