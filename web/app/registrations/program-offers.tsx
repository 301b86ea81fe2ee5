import { seasonName } from '@touchline/domain/club/season-words.ts'
import { discountSentence } from '@touchline/domain/pricing/discount-words.ts'
import { isOpen } from '@touchline/domain/programs/program.ts'
import { birthYearRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { comesByItself } from '@touchline/domain/seasons/offers.ts'
import { isOpenFor, openingWords } from '@touchline/domain/seasons/opening.ts'
import { useClubRules } from '../club/use-club-rules.ts'
import { SiteLink } from '../languages/site-link.tsx'
import { written } from '../languages/written.tsx'
import { useSession } from '../session/use-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Section } from '../ui/section.tsx'
import ui from '../ui/ui.module.css'
import { useIsAlive } from '../ui/use-is-alive.ts'
import type { OfferedProgram } from './offered-program.ts'
import * as texts from './offers.texts.ts'
import { ChooseLink, ProgramCard } from './program-card.tsx'
import { sampleChild } from './sample-child.ts'
import { TellMe } from './tell-me.tsx'

interface OffersProps {
  programs: readonly OfferedProgram[]
  today: string
  /** Shows only programs for this birth year. */
  born: number | null
}

/** Every visible program, season by season, for visitors who have not signed in. */
export function ProgramOffers({ programs, today, born }: OffersProps) {
  const { ages } = useClubRules()
  const player = { firstName: 'Your player', birthDate: `${born}-01-01` }
  const shown = programs.filter(
    (program) => program.fees.length > 0 && (born === null || !birthYearRefusal({ player, program, ages })),
  )
  if (shown.length === 0) return <NothingOn born={born} />
  const seasons = Map.groupBy(shown, ({ season }) => season?.id ?? '')
  return [...seasons].map(([id, offered]) => {
    const season = offered[0]?.season
    return (
      <Section
        key={id}
        id={id || 'others'}
        title={season ? written(seasonName(season)) : texts.otherPrograms}
        lead={season ? openingWords(season, today) : undefined}
      >
        <div className={ui.section}>
          <ul className={`plain-list ${ui.cards} ${ui.two}`}>
            {offered.map((program) => (
              <li key={program.id}>
                <ProgramCard
                  program={program}
                  player={sampleChild(program, ages)}
                  family={{ players: [] }}
                  programs={programs}
                  today={today}
                  isBelow
                >
                  <Offered program={program} today={today} />
                </ProgramCard>
              </li>
            ))}
          </ul>
          <Discounts programs={offered} today={today} />
          {season && !isOpenFor(season, false, today) && <TellMe />}
        </div>
      </Section>
    )
  })
}

const NothingOn = ({ born }: { born: number | null }) => (
  <EmptyState
    title={born === null ? texts.noPrograms : texts.noneForYear(born)}
    action={
      born === null ? (
        <TellMe />
      ) : (
        <SiteLink className="button" to="/programs">
          {texts.showAllAges}
        </SiteLink>
      )
    }
  >
    {born === null ? texts.noProgramsLead : texts.noneForYearLead}
  </EmptyState>
)

/** What a visitor can do about it today, or how long to wait. */
function Offered({ program, today }: { program: OfferedProgram; today: string }) {
  const { userRole } = useSession()
  const isSignedIn = useIsAlive() && userRole !== null
  const ownPage = `/guardian/programs/${program.id}/register`
  if (!isOpen(program)) return <p className="quiet">{texts.closed}</p>
  const { season } = program
  if (!season || isOpenFor(season, false, today))
    return (
      <ChooseLink
        program={program}
        name={texts.register}
        to={isSignedIn ? ownPage : `/registration-form?program=${program.id}`}
      />
    )
  if (isOpenFor(season, true, today))
    return <ChooseLink program={program} name={texts.registerAgain} to={ownPage} />
  return null
}

/** Discounts that apply automatically, listed once for all programs that have them. */
function Discounts({ programs, today }: { programs: readonly OfferedProgram[]; today: string }) {
  const discounts = programs
    .flatMap(({ fees }) => fees.flatMap((fee) => fee.discounts))
    .filter((discount) => comesByItself(discount, today))
  const named = new Map(discounts.map((discount) => [discount.id, discount]))
  if (named.size === 0) return null
  return (
    <ul className={ui.bullets}>
      {[...named.values()].map((discount) => (
        <li key={discount.id}>
          <strong>{written(texts.discountName(discount.name))}</strong>
          {texts.colon}
          {discountSentence(discount)}
        </li>
      ))}
    </ul>
  )
}

/** The birth years that the programs are for, youngest first. */
export function birthYears(
  programs: readonly OfferedProgram[],
  club: { min: number; max: number },
): number[] {
  const min = Math.min(club.min, ...programs.flatMap(({ minBirthYear }) => minBirthYear ?? []))
  const max = Math.max(club.max, ...programs.flatMap(({ maxBirthYear }) => maxBirthYear ?? []))
  return Array.from({ length: max - min + 1 }, (_, n) => max - n)
}
