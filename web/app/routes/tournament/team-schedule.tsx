import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { mixed, written } from '../../languages/written.tsx'
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
import * as texts from './team-schedule.texts.ts'
import { useFollowedTeams } from './use-followed-teams.ts'

const PATH = '/team-schedule'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadChosenDay(context, request)

export const shouldRevalidate = keepLoaded

export const meta = pageMeta(({ loaderData }) => ({
  title: texts.title,
  description: texts.description,
  path: PATH,
  keywords: texts.keywords,
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
        <PageHead title={texts.title} />
        <EventChips loaded={loaded} path={PATH} />
        <Section id="team" title={texts.notOut}>
          <NoDay what={texts.outBy} />
        </Section>
      </>
    )
  const paper = params.get('print')
  if (paper === 'strips' || paper === 'poster') return <TeamPaper day={day} kind={paper} params={params} />
  return (
    <>
      <PageHead
        title={teams.length > 0 ? mixed(texts.and(teams.map(({ name }) => name))) : texts.title}
        eyebrow={written(day.name)}
        lead={teams.length > 0 ? texts.and(teams.map(({ division }) => division)) : texts.whenAndWhere}
      />
      <DayBar day={day} {...(teams.length > 0 ? { teamIds: teams.map(({ id }) => id) } : {})} />
      <EventChips loaded={loaded} path={PATH} />
      {teams.length > 0 ? (
        <TeamFollow day={day} teams={teams} />
      ) : (
        <Section
          id="pick"
          title={texts.findTeam}
          lead={params.has('team') ? texts.unknownTeam : texts.remembered}
        >
          <TeamPicker day={day} chosen={[]} />
        </Section>
      )}
    </>
  )
}
