import * as texts from './restarts.texts.ts'
import styles from './tournament.module.css'

const PICTURES = [
  {
    name: texts.passIn,
    text: texts.passInText,
    lines: 'M20 110h160M60 110q30-50 80-70',
    ball: [60, 110],
  },
  {
    name: texts.throwIn,
    text: texts.throwInText,
    lines: 'M20 110h160M50 130v-30m-10 0h20M55 96q30-50 90-50',
    ball: [55, 92],
  },
  {
    name: texts.goalKick,
    text: texts.goalKickText,
    lines: 'M10 20v100M10 45h30v50H10M120 10v120M40 70h60',
    ball: [40, 70],
  },
  {
    name: texts.kickOff,
    text: texts.kickOffText,
    lines: 'M100 10v120M100 40a30 30 0 0 1 0 60a30 30 0 0 1 0-60M100 70l-50 20',
    ball: [100, 70],
  },
] as const

/** The four ways to restart a game, from above. */
export function RestartPictures() {
  return (
    <div className={styles.pictures}>
      {PICTURES.map(({ name, text, lines, ball }) => (
        <figure key={name}>
          <svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
            <path d={lines} />
            <circle className={styles.ball} cx={ball[0]} cy={ball[1]} r="6" />
          </svg>
          <figcaption>
            <strong>{texts.named(name)}</strong> {text}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
