import { dayAndYear } from '@touchline/domain/words.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed } from '../../../languages/written.tsx'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './register.texts.ts'

export const NoProgram = () => (
  <div className={ui.page}>
    <h1>{texts.title}</h1>
    <EmptyState
      title={texts.noProgram}
      action={
        <SiteLink className="button" to="/guardian">
          {texts.toDashboard}
        </SiteLink>
      }
    >
      {texts.noProgramLead}
    </EmptyState>
  </div>
)

/** Shown until registration opens for this family (S-15). */
export const NotOpenYet = ({ program: { name, opensOn } }: { program: OfferedProgram }) => (
  <div className={ui.page}>
    <h1>{texts.title}</h1>
    <EmptyState
      title={opensOn ? texts.opensOn(dayAndYear(opensOn)) : texts.opensSoon}
      action={
        <SiteLink className="button" to="/guardian">
          {texts.toDashboard}
        </SiteLink>
      }
    >
      {mixed(texts.notOpenYet(name))}
    </EmptyState>
  </div>
)
