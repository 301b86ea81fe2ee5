import { PromiseLine } from '../../../components/promise-line.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './philosophy.module.css'

export function Philosophy({ promises }: { promises: { title: string; text: string }[] }) {
  return (
    <Section
      id="philosophy"
      title="Our philosophy"
      lead="What we promise, to every child and every family."
      onTurf
      className={`mown ${styles.philosophy}`}
    >
      <PromiseLine promises={promises} />
    </Section>
  )
}
