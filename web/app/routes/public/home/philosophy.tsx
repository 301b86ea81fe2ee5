import { PromiseLine } from '../../../components/promise-line.tsx'
import { Section } from '../../../ui/section.tsx'
import * as texts from './home.texts.ts'
import styles from './philosophy.module.css'

export function Philosophy({ promises }: { promises: { title: string; text: string }[] }) {
  return (
    <Section
      id="philosophy"
      title={texts.philosophy}
      lead={texts.philosophyLead}
      onTurf
      className={`mown ${styles.philosophy}`}
    >
      <PromiseLine promises={promises} />
    </Section>
  )
}
