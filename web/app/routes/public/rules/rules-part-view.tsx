import type { RulesPart } from '@touchline/domain/club/rules-parts/rules-part.ts'
import styles from './rules.module.css'

export function RulesPartView({
  part: { id, title, summary, groups },
  number,
}: {
  part: RulesPart
  number: number
}) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      <p className={styles.summary}>{summary}</p>
      {groups.map(({ title: groupTitle, points }) => (
        <div key={groupTitle ?? id}>
          {groupTitle && <h3>{groupTitle}</h3>}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
