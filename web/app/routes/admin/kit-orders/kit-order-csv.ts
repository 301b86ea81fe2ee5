import { clubDay } from '@touchline/domain/club-clock.ts'
import { KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { kitOrderNames } from '../../../desk/status-names.ts'
import type { KitOrderLine } from './kit-order-list.ts'

const day = (instant: string | null) => (instant === null ? null : clubDay(new Date(instant)))

export const kitOrderCsv: CsvColumn<KitOrderLine>[] = [
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => kitOrderNames[status].children],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Item', ({ itemType }) => KIT_CATALOGUE[itemType].label],
  ['Size', ({ size }) => size],
  ['Pieces', ({ quantity }) => quantity],
  ['Total', ({ totalCents }) => dollarsFromCents(totalCents)],
  ['Guardian', ({ guardian }) => guardian],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Ordered', ({ orderDate }) => day(orderDate)],
  ['Paid', ({ paidDate }) => day(paidDate)],
  ['Handed over', ({ deliveredDate }) => day(deliveredDate)],
  ['Notes', ({ notes }) => notes],
]
