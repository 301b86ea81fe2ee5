import { placedMatches } from '@touchline/domain/tournament/plan/match-times.ts'
import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Match, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { hasResult, keepsScore } from '@touchline/domain/tournament/play/enter-result.ts'
import { dayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useState } from 'react'
import { useData } from '../../../../area/area-data.tsx'
import type { Request } from '../../../../data/request.ts'
import { everyItem } from '../../../../desk/every-item.ts'
import { useReport } from '../../../../desk/use-report.ts'
import { GroupTables } from '../../../../tournament/group-tables.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { OpenCard } from '../../../../ui/open-card.tsx'
import type { TournamentDesk, TournamentEntry } from '../desk-data.ts'
import type { PartProps } from '../part-props.ts'
import { matchTitle } from '../schedule/match-words.ts'
import styles from '../tournament.module.css'
import { Disputes } from './disputes.tsx'
import { Incidents } from './incidents.tsx'
import { MovesOn } from './moves-on.tsx'
import { QuickResults } from './quick-results.tsx'
import { ResultDialog } from './result-dialog.tsx'
import { resultWords } from './result-words.ts'
import type { Goals } from './use-quick-sending.ts'

/** The results received, missing and in dispute. */
export function ResultsPart({ tournament, draft }: PartProps) {
  const { slug, published } = tournament
  const entries = useData(['results', slug], (request) => loadResults(request, slug))
  const links = useReport<{ links: Record<string, string> }>(`/tournaments/${slug}/result-links`)
  const [opened, setOpen] = useState<{ id: string; score: Goals | null } | null>(null)
  if (published === null) return <NotPublished />
  const index = indexPlan(published)
  const placed = placedMatches(index).sort((a, b) => a.match.number - b.match.number)
  const open = published.matches.find(({ id }) => id === opened?.id)
  const done = placed.filter(({ match }) => hasResult(match)).length
  return (
    <>
      <p>
        {done} of {placed.length} results are in. The code on each score card takes its referee straight to
        the match.
      </p>
      <ListStates loaded={entries}>
        {(all) => <Disputes plan={published} entries={all} slug={slug} />}
      </ListStates>
      <QuickResults slug={slug} plan={published} onOpen={(id, score) => setOpen({ id, score })} />
      <MovesOn plan={published} draft={draft} />
      <Incidents slug={slug} plan={published} />
      <GroupTables tables={tablesOf(tournament)} />
      <ol className={`plain-list ${styles.teams}`} aria-label="Matches">
        {placed.map(({ match, slot, pitch }) => (
          <li key={match.id}>
            <OpenCard
              onOpen={() => setOpen({ id: match.id, score: null })}
              aside={<Standing plan={published} match={match} />}
            >
              <strong>{matchTitle(index, match)}</strong>
              <span className="quiet small">
                {momentName(slot.start)} · {pitch.name}
              </span>
            </OpenCard>
          </li>
        ))}
      </ol>
      {open && (
        <ResultDialog
          key={open.id}
          link={links.data?.links[open.id]}
          slug={slug}
          plan={published}
          match={open}
          score={opened?.score ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

const NotPublished = () => (
  <EmptyState title="No results yet" action={null}>
    Results can be entered once the schedule is published.
  </EmptyState>
)

const tablesOf = ({ published: plan, ...head }: TournamentDesk) => dayView({ ...head, plan })?.tables ?? []

function Standing({ plan, match }: { plan: Plan; match: Match }) {
  if (match.card?.disputed) return <Chip tone="act">In dispute</Chip>
  if (!hasResult(match)) return <Chip tone="wait">Open</Chip>
  return <Chip tone="good">{keepsScore(plan, match) ? resultWords(match) : 'Card received'}</Chip>
}

const RESULTS = {
  query: `query Results($slug: String!, $limit: Int, $from: Int) {
    deskResults(slug: $slug, limit: $limit, from: $from) {
      items { id matchId entry enteredBy outcome createdAt } total
    }
  }`,
  field: 'deskResults',
}

/** As the service sends it: an entry is JSON. */
type Answered = Omit<TournamentEntry, 'entry'> & { entry: string }

/** All entries, since the two sides of a dispute may be on different pages. */
async function loadResults(request: Request, slug: string): Promise<TournamentEntry[]> {
  const all = await everyItem<Answered>(request, RESULTS, { slug })
  return all.map((one) => ({ ...one, entry: JSON.parse(one.entry) }))
}
