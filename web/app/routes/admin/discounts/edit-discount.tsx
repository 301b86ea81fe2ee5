import { Link, useParams } from 'react-router'
import { useData } from '../../../area/area-data.tsx'
import { DeleteRow } from '../../../desk/delete-row.tsx'
import { SurelyMissing } from '../../../desk/surely-missing.tsx'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { DiscountForm } from './discount-form.tsx'
import { type DiscountLine, loadDiscountLines } from './discount-line.ts'
import { discountValues } from './discount-values.ts'
import { SwitchDiscount } from './switch-discount.tsx'

export const meta = pageMeta({ title: 'Edit a discount', description: 'Change a discount.', isPrivate: true })

export default function EditDiscount() {
  const { id = '' } = useParams()
  const programs = useProgramLines()
  const discounts = useData(['discount lines'], loadDiscountLines)
  return (
    <ListStates loaded={discounts}>
      {(lines) => {
        const line = lines.find((one) => one.id === id)
        if (!line)
          return (
            <SurelyMissing lookAgain={discounts.refetch}>
              <NoSuchDiscount />
            </SurelyMissing>
          )
        return (
          <DeskPage
            title="Edit the discount"
            note={line.name}
            action={line.uses > 0 ? <SwitchDiscount line={line} /> : <DeleteDiscount line={line} />}
          >
            <ListStates loaded={programs}>
              {(items) => (
                <DiscountForm
                  key={id}
                  id={id}
                  initialValues={discountValues(line)}
                  line={line}
                  programs={items}
                  lines={lines}
                />
              )}
            </ListStates>
          </DeskPage>
        )
      }}
    </ListStates>
  )
}

const NoSuchDiscount = () => (
  <EmptyState
    title="Discount not found"
    action={
      <Link className="button" to="/admin/discounts">
        All discounts
      </Link>
    }
  >
    It may have been deleted.
  </EmptyState>
)

/** Only a discount that no registration ever had can be deleted; others are switched off (D-12). */
const DeleteDiscount = ({ line }: { line: DiscountLine }) => (
  <DeleteRow
    model="Discount"
    row={line}
    noun="discount"
    why="No registration has used it."
    list="/admin/discounts"
  />
)
