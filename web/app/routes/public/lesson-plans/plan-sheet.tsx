import type { LessonPlan } from '@touchline/domain/lesson-plans/lesson-plans.ts'
import { dayName, listOf } from '@touchline/domain/words.ts'
import { PlanDiagram } from './plan-diagram.tsx'
import styles from './plan-sheet.module.css'

/** One plan, made for one side of paper. */
export function PlanSheet({ plan }: { plan: LessonPlan }) {
  const { week, days, theme, band, goal, kit, timeline, diagram, words, easier, harder, question, rain } =
    plan
  return (
    <article className={styles.sheet} aria-labelledby="plan-title">
      <header className={styles.head}>
        <p className={styles.week}>
          <span>Week</span> {week}
        </p>
        <div>
          <p className="quiet">
            Ages {band.replace('-', '–')}
            {days.length > 0 && `, ${listOf(days.map(dayName), 'and')}`}
          </p>
          <h2 id="plan-title" className={styles.title}>
            {theme}
          </h2>
          <p className={styles.goal}>{goal}</p>
        </div>
      </header>
      <div className={styles.middle}>
        <PlanDiagram diagram={diagram} />
        <div>
          <h3>Three words</h3>
          <ul className={`plain-list ${styles.words}`}>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          <h3>In the bag</h3>
          <ul className={styles.kit}>
            {kit.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <Timeline timeline={timeline} />
      <dl className={styles.ways}>
        <Way label="Easier" text={easier} />
        <Way label="Harder" text={harder} />
        <Way label="Ask the players" text={question} />
        <Way label="In the rain" text={rain} />
      </dl>
    </article>
  )
}

function Timeline({ timeline }: Pick<LessonPlan, 'timeline'>) {
  return (
    <table className={styles.timeline}>
      <caption className="visually-hidden">90 minutes</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Minutes</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {timeline.map(({ fromMinute, toMinute, title, details }) => (
          <tr key={fromMinute}>
            <th scope="row">
              {fromMinute}–{toMinute}
            </th>
            <td>
              <strong>{title}</strong>
              {details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Way = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)
