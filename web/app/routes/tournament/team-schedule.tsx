import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { TeamPaper } from '../../print/team-paper.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { dayStructure } from '../../tournament/day-structure.ts'
import { EventChips } from '../../tournament/event-chips.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadChosenDay } from '../../tournament/load-chosen-day.ts'
import type { LoadedDay } from '../../tournament/load-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { TeamFollow } from './team-follow.tsx'
import { TeamPicker } from './team-picker.tsx'
import { useFollowedTeams } from './use-followed-teams.ts'

const PATH = '/team-schedule'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadChosenDay(context, request)

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => ({
  title: 'Team schedule',
  description:
    'When and where your team plays next, what to wear, who it meets, in your own calendar if you like.',
  path: PATH,
  keywords: 'match times, team schedule, pitches',
  structured: dayStructure((loaderData as LoadedDay | undefined)?.day ?? null, PATH),
}))

export default function TeamSchedule() {
  const loaded = useLoaderData<typeof loader>()
  const { day } = loaded
  const [params] = useSearchParams()
  const teams = useFollowedTeams(day)
  if (day === null)
    return (
      <>
        <PageHead title="Team schedule" />
        <EventChips loaded={loaded} path={PATH} />
        <Section id="team" title="Not out yet">
          <NoDay what="The schedule is out by the Wednesday before, at 6 PM. Your team will be here." />
        </Section>
      </>
    )
  const paper = params.get('print')
  if (paper === 'strips' || paper === 'poster') return <TeamPaper day={day} kind={paper} params={params} />
  return (
    <>
      <PageHead
        title={teams.length > 0 ? teams.map(({ name }) => name).join(' and ') : 'Team schedule'}
        eyebrow={day.name}
        lead={teams.length > 0 ? teams.map(({ division }) => division).join(' and ') : 'When and where next?'}
      />
      <DayBar day={day} {...(teams.length > 0 ? { teamIds: teams.map(({ id }) => id) } : {})} />
      <EventChips loaded={loaded} path={PATH} />
      {teams.length > 0 ? (
        <TeamFollow day={day} teams={teams} />
      ) : (
        <Section
          id="pick"
          title="Find your team"
          lead={
            params.has('team')
              ? 'We do not know this team. It may have another name now.'
              : 'This device remembers it for the next time.'
          }
        >
          <TeamPicker day={day} chosen={[]} />
        </Section>
      )}
    </>
  )
}
