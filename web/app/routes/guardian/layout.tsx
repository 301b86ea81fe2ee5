import { areChecked } from '@touchline/domain/club/checked-translations.ts'
import { type ComponentType, useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatches, useRevalidator } from 'react-router'
import { AreaData, useLive } from '../../area/area-data.tsx'
import { AreaFrame } from '../../area/area-frame.tsx'
import { OfflineNote } from '../../area/offline-note.tsx'
import { englishConsents } from '../../club/english-consents.ts'
import { loadClub } from '../../club/load-club.ts'
import { hearChanges } from '../../data/hear-changes.ts'
import { lookAfterOthers } from '../../data/own-writes.ts'
import type { EarlyHandle } from '../../early/early-requests.tsx'
import { family } from '../../family/family-entries.texts.ts'
import { familyEntries } from '../../family/family-entries.tsx'
import { earlyFamily } from '../../family/load-family.ts'
import { LANGUAGE } from '../../languages/language.ts'
import { ASKED_CONSENTS } from '../../registrations/asked-consents.ts'
import { loadPrograms } from '../../registrations/load-programs.ts'
import type { OfferedProgram } from '../../registrations/offered-program.ts'
import { FamilyGuard } from '../../session/guard.tsx'
import { siteContext } from '../../site.ts'
import { Toasts } from '../../ui/toast.tsx'
import { newestFirst } from '../public/news/news-list.ts'

const NEWS_SHOWN = 2

/** The club's data, the same for every family; the family's own data load in the browser only. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [club, programs] = await Promise.all([loadClub(context), loadPrograms(context)])
  const { payment, field, season, contact, consents, store, kit, teams, matches } = club
  const news = newestFirst(club.news)
    .slice(0, NEWS_SHOWN)
    .map(({ slug, date, title }) => ({ slug, date, title }))
  const english = await englishConsents(consents, context)
  const isTranslationChecked = areChecked(club.checkedTranslations, LANGUAGE, ASKED_CONSENTS)
  const { today } = context.get(siteContext)
  return {
    payment,
    field,
    season,
    contact,
    consents,
    english,
    isTranslationChecked,
    store,
    kit,
    teams,
    matches,
    programs,
    news,
    today,
  }
}

export const handle: EarlyHandle = { early: () => [earlyFamily] }

/** For the `handle` of a page in here that also has something for visitors. */
export interface VisitorsHandle {
  forVisitors: ComponentType<{ programs: OfferedProgram[]; today: string }>
}

export default function GuardianLayout() {
  const { programs, today } = useLoaderData<typeof loader>()
  const { forVisitors: ForVisitors } = (useMatches().at(-1)?.handle ?? {}) as Partial<VisitorsHandle>
  return (
    <>
      <OfflineNote />
      <AreaFrame label={family} entries={familyEntries}>
        <FamilyGuard forVisitors={ForVisitors && <ForVisitors programs={programs} today={today} />}>
          <AreaData>
            <LiveFamily />
            <Outlet />
          </AreaData>
        </FamilyGuard>
      </AreaFrame>
      <Toasts />
    </>
  )
}

function LiveFamily() {
  useLive(['Player', 'PlayerProgramRegistration', 'KitOrder'])
  useLiveClub()
  return null
}

const FROM_LOADERS = ['Program', 'ProgramFee', 'PlayerProgramRegistration', 'ClubSetting']

/** Reloads the page's loaders when the club changes something, such as opening a program or cancelling a session. */
function useLiveClub(): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  useEffect(() => {
    // A family's own registration also changes how many places are left, so it does not matter whose change it was.
    const { hear, stop } = lookAfterOthers(() => latest.current())
    const stopHearing = hearChanges(FROM_LOADERS, () => hear())
    return () => {
      stopHearing()
      stop()
    }
  }, [])
}
