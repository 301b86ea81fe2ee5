import { AreaData } from '../../area/area-data.tsx'
import { FamilyBar } from '../../family/family-bar.tsx'
import { LanguageHint } from '../../languages/language-hint.tsx'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { FormBody } from './registration-form/form-body.tsx'
import { loadFormClub } from './registration-form/load-form-club.ts'
import { PaperForm } from './registration-form/paper-form.tsx'
import * as texts from './registration-form/registration-form.texts.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/registration-form',
  keywords: texts.keywords,
})

export const loader = loadFormClub

export default function RegistrationForm() {
  return (
    <AreaData>
      <div className="no-print">
        <PageHead title={texts.title} lead={texts.lead}>
          <PrintButton isQuiet>{texts.printPaper}</PrintButton>
        </PageHead>
        <FormBody />
      </div>
      <PaperForm />
      <FamilyBar />
      <LanguageHint />
    </AreaData>
  )
}
