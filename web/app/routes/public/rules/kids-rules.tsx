import { KidsPicture } from './kids-picture.tsx'
import styles from './kids-rules.module.css'

/** For those who do not read yet. */
export function KidsRules({ pictures }: { pictures: { id: string; words: string }[] }) {
  return (
    <section className={styles.kids} aria-labelledby="kids-title">
      <h2 id="kids-title">For players, in six pictures</h2>
      <ol className={`plain-list ${styles.pictures}`}>
        {pictures.map(({ id, words }) => (
          <li key={id}>
            <KidsPicture id={id} />
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
