import { LESSON_THEMES, lessonPlan } from '@touchline/domain/lesson-plans/lesson-plans.ts'
import { AGE_BANDS } from '@touchline/domain/lesson-plans/plan-types.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import styles from './lesson-plans/lesson-plans.module.css'
import { planChoice, planPath, shuffled } from './lesson-plans/plan-choice.ts'
import { PlanSheet } from './lesson-plans/plan-sheet.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { season } = await site.club()
  const choice = planChoice(new URL(request.url).searchParams, site.today, season)
  const theme = LESSON_THEMES[choice.week - 1]
  const plan = theme && lessonPlan(theme.slug, choice.age, season)
  if (!plan) throw new Response(null, { status: 404 })
  const gameTheme = choice.game === null ? undefined : LESSON_THEMES[choice.game - 1]
  return {
    choice,
    plan,
    weeks: LESSON_THEMES.map(({ week, name }) => ({ week, name })),
    game: gameTheme ? { theme: gameTheme.name, text: gameTheme.ideas[choice.age].opening } : null,
  }
}

export const meta = pageMeta({
  title: 'Lesson plans',
  description:
    'Fifteen weekly soccer sessions for ages 3 to 15, each on one printable page with a diagram and a rain version.',
  path: '/lesson-plans',
  keywords: 'soccer lesson plans, coaching games, training sessions by age',
})

export default function LessonPlans() {
  const { choice, plan, weeks, game } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="no-print">
        <PageHead
          eyebrow="For volunteer coaches at 4:45 PM"
          title="Lesson plans"
          lead="Fifteen weekends, four age groups, one page each. Games rather than drills, and a free game at the end."
        >
          <PrintButton>Print this plan</PrintButton>
          <Link
            className="button quiet-button"
            to={planPath({ ...choice, game: shuffled(choice) })}
            preventScrollReset
          >
            Shuffle a 10-minute game
          </Link>
        </PageHead>
        <div className={styles.choice}>
          {game && (
            <div className={styles.game} role="status">
              <h2>A 10-minute game</h2>
              <p>{game.text}</p>
              <p className={styles.from}>
                From “{game.theme}”.{' '}
                <Link to={planPath({ ...choice, game: shuffled(choice) })} preventScrollReset>
                  Another one
                </Link>
              </p>
            </div>
          )}
          <ChipLinks
            label="Age"
            chips={AGE_BANDS.map((age) => ({
              to: planPath({ ...choice, age }),
              name: `Ages ${age.replace('-', '–')}`,
              isCurrent: age === choice.age,
            }))}
          />
          <div className={styles.weeks}>
            <ChipLinks
              label="Week"
              chips={weeks.map(({ week, name }) => ({
                to: planPath({ ...choice, week }),
                name: `${week}. ${name}`,
                isCurrent: week === choice.week,
              }))}
            />
          </div>
        </div>
      </div>
      <PlanSheet plan={plan} />
    </>
  )
}
