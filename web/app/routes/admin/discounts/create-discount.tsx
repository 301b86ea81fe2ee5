import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { newId } from '../../../data/new-id.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { DiscountForm } from './discount-form.tsx'
import { loadDiscountLines } from './discount-line.ts'
import { emptyDiscount } from './discount-values.ts'

export const meta = pageMeta({ title: 'Create a discount', description: 'A new discount.', isPrivate: true })

export default function CreateDiscount() {
  const [id] = useState(newId)
  const programs = useProgramLines()
  const discounts = useData(['discount lines'], loadDiscountLines)
  return (
    <DeskPage title="Create a discount">
      <ListStates loaded={programs}>
        {(items) => (
          <ListStates loaded={discounts}>
            {(lines) => (
              <DiscountForm
                id={id}
                initialValues={emptyDiscount}
                line={null}
                programs={items}
                lines={lines}
              />
            )}
          </ListStates>
        )}
      </ListStates>
    </DeskPage>
  )
}
