import { EVEN_GAMES_MARGIN } from '@touchline/domain/rules-of-play.ts'
import { divisionRules } from '@touchline/domain/tournament/view/division-rules.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { DivisionTable } from '../../tournament/division-table.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadDayOfKind } from '../../tournament/load-day.ts'
import { RestartPictures } from '../../tournament/restart-pictures.tsx'
import { RevisionLine } from '../../tournament/revision-line.tsx'
import { RuleLines } from '../../tournament/rule-lines.tsx'
import styles from '../../tournament/tournament.module.css'
import { useLiveDay } from '../../tournament/use-live-day.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Section } from '../../ui/section.tsx'
import { RulesQuiz } from './rules-quiz.tsx'

const PATH = '/fun-day-tournament-rules'

export const loader = ({ context }: LoaderFunctionArgs) => loadDayOfKind(context, 'FUN_DAY')

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: 'Fun day rules',
  description:
    'Pick your age and read your rules in ten lines: players, halves, restarts, substitutions and why nobody counts.',
  path: PATH,
  keywords: 'small-sided rules, rules by age, no scores under 13',
})

export default function FunDayRules() {
  const { day } = useLoaderData<typeof loader>()
  const isLost = useLiveDay(day)
  const [params] = useSearchParams()
  const chosen = day?.divisions.find(({ id }) => id === params.get('division')) ?? null
  return (
    <>
      <PageHead title="Fun day rules" lead="Pick your age. Ten lines, and you know it all.">
        <PrintButton>{chosen ? `Print the page of ${chosen.name}` : 'Print this page'}</PrintButton>
      </PageHead>
      <Section
        id="rules"
        title={chosen ? chosen.name : 'Your age'}
        aside={day && <RevisionLine day={day} isLost={isLost} />}
      >
        {day && (
          <div className={styles.actions}>
            <ChipLinks
              label="Age"
              chips={day.divisions.map(({ id, name }) => ({
                to: `${PATH}?division=${id}`,
                name,
                isCurrent: id === chosen?.id,
              }))}
            />
          </div>
        )}
        {chosen ? (
          <RuleLines lines={divisionRules(chosen)} />
        ) : day ? (
          <DivisionTable divisions={day.divisions} />
        ) : (
          <p>Short games, fair sides, everybody plays. The numbers for your age follow with the draw.</p>
        )}
      </Section>
      <Section id="restarts" title="Restarts in pictures">
        <RestartPictures />
      </Section>
      <ForEverybody />
      <Section id="quiz" title="Rules captain" lead="Five questions. All right, and the badge is yours.">
        <RulesQuiz />
      </Section>
    </>
  )
}

const ForEverybody = () => (
  <Section id="together" title="For everybody">
    <div className={styles.two}>
      <ul className={styles.prose}>
        <li>Everybody plays the same time. Substitutes come on whenever the referee nods.</li>
        <li>
          When one side is {EVEN_GAMES_MARGIN} goals ahead, the coaches add a player to the other or swap
          some. Nobody announces why.
        </li>
        <li>
          Spectators stand on the far side, opposite of the benches. Cheer; leave the coaching to the coach.
        </li>
      </ul>
      <ul className={styles.prose}>
        <li>We keep no scores: children of this age learn more and come back more gladly without a table.</li>
        <li>Something unclear? Your coach asks the desk. Nobody argues with a referee, many are children.</li>
        <li>A knock on the head means: off, for the day. A parent and a doctor decide about the rest.</li>
        <li>Thunder clears the field at once. We wait 30 minutes after the last one.</li>
      </ul>
    </div>
    <p className={styles.actions}>
      <Link to="/rules-and-disclaimer">All rules of the club</Link>
    </p>
  </Section>
)
