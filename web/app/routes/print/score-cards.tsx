import { emptyPlan } from '@touchline/domain/tournament/plan/new-plan.ts'
import { type DayView, dayView, type Game } from '@touchline/domain/tournament/view/day-view.ts'
import { gameFilter, wantedGames } from '@touchline/domain/tournament/view/filter-games.ts'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { PrintToolbar } from '../../print/print-toolbar.tsx'
import { scoreSheets } from '../../print/score-sheets.tsx'
import { Sheets, useLiveAddress } from '../../print/sheets.tsx'
import { useResultLinks } from '../../print/use-result-links.ts'
import { EventChips } from '../../tournament/event-chips.tsx'
import { GameFilters } from '../../tournament/game-filters.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadChosenDay } from '../../tournament/load-chosen-day.ts'
import { useLiveDay } from '../../tournament/use-live-day.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'

const PATH = '/printable-score-cards'
const MOST_SPARES = 40

export const loader = ({ context, request }: LoaderFunctionArgs) => loadChosenDay(context, request)

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: 'Score cards',
  description:
    'A card for every match of the day, ready to print on A4 or Letter, cut once and stack by field.',
  isPrivate: true,
})

/** Without a schedule, the cards are filled in by hand. */
const NO_SCHEDULE = {
  slug: '',
  kind: 'OTHER',
  date: null,
  status: 'DRAFT',
  version: 0,
  plan: emptyPlan('Field'),
} as const
const BLANKS = 4

export default function ScoreCards() {
  const loaded = useLoaderData<typeof loader>()
  const blank = dayView({ ...NO_SCHEDULE, name: loaded.name ?? 'Our tournament' })
  if (loaded.day)
    return (
      <Cards day={loaded.day}>
        <EventChips loaded={loaded} path={PATH} className="" />
      </Cards>
    )
  return (
    <>
      <PrintToolbar
        title="Score cards"
        lead={`No matches are published yet. Print ${BLANKS} blank cards instead?`}
        action={`Print ${BLANKS} blank cards`}
      >
        <EventChips loaded={loaded} path={PATH} className="" />
      </PrintToolbar>
      {blank && <BlankCards day={blank} />}
    </>
  )
}

function BlankCards({ day }: { day: DayView }) {
  const schedule = useLiveAddress(day, '/team-schedule')
  return (
    <Sheets
      day={day}
      sheets={scoreSheets(day, [], { spares: BLANKS, perSheet: BLANKS }, () => schedule)}
      livePath="/team-schedule"
      hasOwnCodes
      label="Score cards"
    />
  )
}

function Cards({ day, children }: { day: DayView; children: ReactNode }) {
  const [params] = useSearchParams()
  const isLost = useLiveDay(day)
  const filter = gameFilter(day, params)
  const spares = Math.min(MOST_SPARES, Math.max(0, Math.floor(Number(params.get('spares')) || 0)))
  const games = wantedGames(day.games, filter).filter(({ start }) => start !== null)
  const { links, problem } = useResultLinks(day.slug)
  const schedule = useLiveAddress(day, '/team-schedule')
  const addressOf = (game: Game | null) => (game && links[game.id]) || schedule
  const isLarge = params.get('per') === '2'
  const sheets = scoreSheets(day, games, { spares, perSheet: isLarge ? 2 : 4 }, addressOf)
  const linkWith = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    return `?${next}`
  }
  return (
    <>
      <PrintToolbar
        title="Score cards"
        lead={`${games.length} cards and ${spares} spares on ${sheets.length} sheets. Cut the whole pile, then stack left to right, top to bottom: each field’s cards stay in time order.${isLost ? ' You’re offline: this is the last copy on this device.' : ''}`}
        action={filter.pitch ? 'Print this field’s stack' : 'Print the cards'}
      >
        {children}
        {problem && <FormMessage>{problem}</FormMessage>}
        <GameFilters
          day={day}
          filter={filter}
          path={PATH}
          kept={{ event: day.slug, spares: String(spares), ...(isLarge ? { per: '2' } : {}) }}
        />
        <ChipLinks
          label="Spares"
          chips={[0, 4, 8].map((count) => ({
            to: linkWith('spares', String(count)),
            name: count === 0 ? 'No spares' : `${count} spares`,
            isCurrent: count === spares,
          }))}
        />
        <ChipLinks
          label="Cards on a page"
          chips={[
            { to: linkWith('per', '4'), name: 'Four on a page', isCurrent: !isLarge },
            { to: linkWith('per', '2'), name: 'Two, larger', isCurrent: isLarge },
          ]}
        />
      </PrintToolbar>
      <Sheets
        day={day}
        sheets={sheets}
        livePath="/team-schedule"
        hasOwnCodes
        isOld={isLost}
        label="Score cards"
      />
    </>
  )
}
