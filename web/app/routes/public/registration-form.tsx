import { AreaData } from '../../area/area-data.tsx'
import { FamilyBar } from '../../family/family-bar.tsx'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { FormBody } from './registration-form/form-body.tsx'
import { loadFormClub } from './registration-form/load-form-club.ts'
import { PaperForm } from './registration-form/paper-form.tsx'

export const meta = pageMeta({
  title: 'Registration form',
  description:
    'Register one or several children in four minutes, with the whole price before you send anything.',
  path: '/registration-form',
  keywords: 'register a child for soccer, registration form, monthly fees',
})

export const loader = loadFormClub

export default function RegistrationForm() {
  return (
    <AreaData>
      <div className="no-print">
        <PageHead
          title="Registration form"
          lead="Four minutes on a phone. You see the whole price, with every discount, before you send anything."
        >
          <PrintButton isQuiet>Print the paper form</PrintButton>
        </PageHead>
        <FormBody />
      </div>
      <PaperForm />
      <FamilyBar />
    </AreaData>
  )
}
