import { useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import ui from '../../../ui/ui.module.css'
import { type Sheet, useMoveIns } from './moving-in-data.ts'
import { PastImports } from './past-imports.tsx'
import { SheetForm } from './sheet-form.tsx'
import { SheetPreview } from './sheet-preview.tsx'

export const meta = pageMeta({
  title: 'Import families',
  description: 'Families from a spreadsheet, a form or another platform.',
  isPrivate: true,
})

/** Takes a sheet, shows what becomes of each row, and then imports it as one (I-4, I-6). */
export default function MovingIn() {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const { loaded, pager } = useMoveIns()
  return (
    <DeskPage
      title="Import families"
      note="From a spreadsheet, a form’s answers or another platform’s export. Nothing is saved until you confirm, and you can undo it."
      action={
        <Link className="small-button" to="/admin/users">
          All users
        </Link>
      }
    >
      {sheet ? (
        <SheetPreview key={sheet.content} first={sheet} onClose={() => setSheet(null)} />
      ) : (
        <>
          <SheetForm onTake={setSheet} />
          <section className={ui.section}>
            <h2>Past imports</h2>
            <ListStates loaded={loaded}>{({ items }) => <PastImports items={items} />}</ListStates>
            {pager && <Pager {...pager} />}
          </section>
        </>
      )}
    </DeskPage>
  )
}
