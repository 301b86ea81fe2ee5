import { EVEN_GAMES_MARGIN } from '@touchline/domain/club/rules-of-play.ts'
import { divisionRules } from '@touchline/domain/tournament/view/division-rules.ts'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { SiteLink } from '../../languages/site-link.tsx'
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
import * as texts from './fun-day-rules.texts.ts'
import { RulesQuiz } from './rules-quiz.tsx'

const PATH = '/fun-day-tournament-rules'

export const loader = ({ context }: LoaderFunctionArgs) => loadDayOfKind(context, 'FUN_DAY')

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: PATH,
  keywords: texts.keywords,
})

export default function FunDayRules() {
  const { day } = useLoaderData<typeof loader>()
  const isLost = useLiveDay(day)
  const [params] = useSearchParams()
  const chosen = day?.divisions.find(({ id }) => id === params.get('division')) ?? null
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <PrintButton>{chosen ? texts.printPageOf(chosen.name) : texts.printPage}</PrintButton>
      </PageHead>
      <Section
        id="rules"
        title={chosen ? chosen.name : texts.yourAge}
        aside={day && <RevisionLine day={day} isLost={isLost} />}
      >
        {day && (
          <div className={styles.actions}>
            <ChipLinks
              label={texts.age}
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
          <p>{texts.numbersFollow}</p>
        )}
      </Section>
      <Section id="restarts" title={texts.restarts}>
        <RestartPictures />
      </Section>
      <ForEverybody />
      <Section id="quiz" title={texts.quiz} lead={texts.quizLead}>
        <RulesQuiz />
      </Section>
    </>
  )
}

const ForEverybody = () => (
  <Section id="together" title={texts.together}>
    <div className={styles.two}>
      <ul className={styles.prose}>
        <li>{texts.sameTime}</li>
        <li>{texts.evenOut(EVEN_GAMES_MARGIN)}</li>
        <li>{texts.spectators}</li>
      </ul>
      <ul className={styles.prose}>
        <li>{texts.noScores}</li>
        <li>{texts.unclear}</li>
        <li>{texts.headKnock}</li>
        <li>{texts.thunder}</li>
      </ul>
    </div>
    <p className={styles.actions}>
      <SiteLink to="/rules-and-disclaimer">{texts.allRules}</SiteLink>
    </p>
  </Section>
)
