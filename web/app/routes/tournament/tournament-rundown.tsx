import { minutesOf, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { RundownItem } from '@touchline/domain/tournament/plan/plan.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { endOf } from '@touchline/domain/tournament/view/now-and-next.ts'
import { rundownLines } from '@touchline/domain/tournament/view/rundown-lines.ts'
import { matchNumbers } from '@touchline/domain/tournament/view/waves.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { Fragment, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { SiteLink } from '../../languages/site-link.tsx'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { useSession } from '../../session/use-session.ts'
import { DayBar } from '../../tournament/day-bar.tsx'
import { EventChips } from '../../tournament/event-chips.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadChosenDay } from '../../tournament/load-chosen-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import styles from '../../tournament/tournament.module.css'
import { comma, min, theDay } from '../../tournament/tournament.texts.ts'
import { useClubMinute } from '../../tournament/use-club-minute.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { DeviceButton } from './device-button.tsx'
import { KeepAwake } from './keep-awake.tsx'
import * as texts from './rundown.texts.ts'
import { TickItem } from './tick-item.tsx'

const PATH = '/tournament-rundown'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadChosenDay(context, request)

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: PATH,
  keywords: texts.keywords,
})

export default function TournamentRundown() {
  const loaded = useLoaderData<typeof loader>()
  const { day } = loaded
  const minute = useClubMinute()
  if (day === null)
    return (
      <>
        <PageHead title={texts.title} />
        <Section id="rundown" title={texts.notOut}>
          <NoDay what={texts.outWith} />
        </Section>
      </>
    )
  return (
    <>
      <PageHead
        title={texts.title}
        eyebrow={
          <>
            {written(day.name)}
            {day.date && `${comma}${dayAndYear(day.date)}`}
          </>
        }
        lead={texts.lead}
      >
        <SiteLink className="button" to={`/printable-rundown-schedule?event=${day.slug}`}>
          {texts.print}
        </SiteLink>
        <SiteLink className="button quiet-button" to={`/printable-mc-cheatsheet?event=${day.slug}`}>
          {texts.mcSheet}
        </SiteLink>
        <KeepAwake />
        <CueBuzz rundown={day.rundown} minute={minute} />
        <ToTheDesk slug={day.slug} />
      </PageHead>
      <DayBar day={day} />
      <EventChips loaded={loaded} path={PATH} />
      <ChosenLines day={day} minute={minute} />
    </>
  )
}

interface LinesProps {
  day: DayView
  minute: string | null
}

/** The filters in the address: one kind of item, one person’s items, and the rain version. */
function ChosenLines({ day, minute }: LinesProps) {
  const [params] = useSearchParams()
  const lines = rundownLines(day)
  const kinds = [...new Set(lines.map(({ item }) => item.kind))]
  const owners = [...new Set(lines.flatMap(({ item }) => item.owner || []))]
  const kind = kinds.find((one) => one === params.get('kind')) ?? null
  const owner = owners.find((one) => one === params.get('owner')) ?? null
  const rain = params.get('rain') === '1'
  const wanted = lines.filter(({ item }) => (!kind || item.kind === kind) && (!owner || item.owner === owner))
  const to = (words: Record<string, string | null>) => {
    const next = new URLSearchParams({ event: day.slug })
    for (const [name, value] of Object.entries({ kind, owner, rain: rain ? '1' : null, ...words }))
      if (value) next.set(name, value)
    return `${PATH}?${next}`
  }
  return (
    <Section id="rundown" title={theDay}>
      <div className={styles.actions}>
        <ChipLinks
          label={texts.kind}
          chips={[
            { to: to({ kind: null }), name: texts.everything, isCurrent: kind === null },
            ...kinds.map((one) => ({ to: to({ kind: one }), name: KINDS[one], isCurrent: one === kind })),
          ]}
        />
        <ChipLinks
          label={texts.owner}
          chips={[
            { to: to({ owner: null }), name: texts.everybody, isCurrent: owner === null },
            ...owners.map((one) => ({ to: to({ owner: one }), name: one, isCurrent: one === owner })),
          ]}
        />
        <ChipLinks
          label={texts.weather}
          chips={[{ to: to({ rain: rain ? null : '1' }), name: texts.ifItRains, isCurrent: rain }]}
        />
      </div>
      {wanted.length === 0 && <p>{texts.nothing}</p>}
      <ol className="plain-list">
        {wanted.map((line) => (
          <Line key={line.item.id} line={line} slug={day.slug} minute={minute} showsRain={rain} />
        ))}
      </ol>
    </Section>
  )
}

interface LineProps {
  line: ReturnType<typeof rundownLines>[number]
  slug: string
  minute: string | null
  showsRain: boolean
}

function Line({ line: { item, waves, isAdded }, slug, minute, showsRain }: LineProps) {
  const isNow = minute !== null && item.start <= minute && minute < endOf(item)
  return (
    <li className={styles.item} data-now={isNow ? '' : undefined} data-done={item.done ? '' : undefined}>
      <strong className="display">{momentName(item.start)}</strong>
      <p>
        <strong>{written(item.title)}</strong>
        {isNow && texts.isNow}
        {item.done && texts.isDone}
      </p>
      <p className="small">
        {min(item.minutes)}
        {[item.place, item.owner].filter(Boolean).map((words) => (
          <Fragment key={words}>
            {comma}
            {written(words)}
          </Fragment>
        ))}
        {item.needs && texts.needs}
        {written(item.needs)}
      </p>
      {!isAdded && <TickItem slug={slug} item={item} />}
      {showsRain && item.rainText && (
        <p className="small">
          {texts.inTheRain}
          {written(item.rainText)}
        </p>
      )}
      {waves.length > 0 && (
        <ul className="plain-list small">
          {waves.map(({ start, games }, n) => (
            <li key={start}>{texts.wave(momentName(start), n + 1, matchNumbers(games))}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

const KINDS: Record<RundownItem['kind'], string> = {
  SETUP: texts.setUp,
  CHECKIN: texts.checkIn,
  CEREMONY: texts.ceremony,
  PLAY: texts.play,
  MEAL: texts.meals,
  AWARD: texts.awards,
  TEARDOWN: texts.tearDown,
}

const MINUTES_BEFORE = 2
const BUZZ_MS = [200, 100, 200]

interface CueBuzzProps {
  rundown: readonly RundownItem[]
  minute: string | null
}

/** The phone buzzes two minutes before each cue; a device that cannot do that shows no button. */
function CueBuzz({ rundown, minute }: CueBuzzProps) {
  const [isOn, setOn] = useState(false)
  const isClose =
    minute !== null &&
    rundown.some(({ start, done }) => !done && minutesOf(start) - minutesOf(minute) === MINUTES_BEFORE)
  useEffect(() => {
    if (isOn && isClose) navigator.vibrate(BUZZ_MS)
  }, [isOn, isClose])
  return (
    <DeviceButton isAble={() => 'vibrate' in navigator} isOn={isOn} onToggle={() => setOn(!isOn)}>
      {isOn ? texts.buzzes : texts.buzz}
    </DeviceButton>
  )
}

/** For administrators only: where to move the day, and what that would break. */
function ToTheDesk({ slug }: { slug: string }) {
  const { userRole } = useSession()
  if (userRole !== 'ADMIN') return null
  return (
    <SiteLink className="button quiet-button" to={`/admin/tournaments/${slug}?part=day`}>
      {texts.tenMinutes}
    </SiteLink>
  )
}
