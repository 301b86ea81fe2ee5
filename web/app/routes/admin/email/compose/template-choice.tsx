import { inOtherLanguages } from '@touchline/domain/mail/in-other-languages.ts'
import { EMAIL_TEMPLATES, type EmailTemplate, templateIn } from '@touchline/domain/mail/templates.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toast.tsx'
import type { CampaignValues } from '../email-api.ts'
import styles from './composer.module.css'

interface TemplateChoiceProps {
  values: CampaignValues
  onChoose: (changes: Partial<CampaignValues>) => void
}

/** A starting point; the text it replaces can be restored. */
export function TemplateChoice({ values, onChoose }: TemplateChoiceProps) {
  const take = (template: EmailTemplate) => {
    const { name, purpose, audience } = template
    const before = values
    // A group chosen before, for example by a link from a program, must not be replaced.
    const isGroupFree = values.body === '' && values.subject === ''
    onChoose({
      ...inOtherLanguages((language) => templateIn(template, language)),
      purpose,
      ...(audience && isGroupFree && isUnchosen(values) ? { audience } : {}),
    })
    if (!isGroupFree) notify(`“${name}” replaced what you had.`, { undo: () => onChoose(before) })
  }
  return (
    <section className={styles.templates} aria-label="Start from a template">
      <p className="small quiet">Start from a template</p>
      {EMAIL_TEMPLATES.map((template) => (
        <Button key={template.id} kind="small" title={template.hint} onClick={() => take(template)}>
          {template.name}
        </Button>
      ))}
    </section>
  )
}

const isUnchosen = ({ audience }: CampaignValues) =>
  audience.kind === 'REGISTERED' && audience.programId === null && audience.group === null
