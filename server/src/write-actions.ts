import { familyCalendar } from './calendar/family-calendar.ts'
import { saveDiscount } from './discounts/save-discount.ts'
import type { Action } from './graphql/write/rules.ts'
import { orderKit } from './kit-orders/order-kit.ts'
import { acceptBankLines, decideBankLine } from './money/bank/decide-lines.ts'
import { importStatement } from './money/bank/import-statement.ts'
import { bookEntry } from './money/book-entry.ts'
import { recordRefund } from './money/record-refund.ts'
import { saveProgram } from './programs/save-program.ts'
import { addSecondDay } from './registrations/add-second-day.ts'
import { answerOffer } from './registrations/answer-offer.ts'
import { registerPlayers } from './registrations/register-players.ts'
import { openNextSeason, publishSeason } from './seasons/roll-over.ts'
import { undoNextSeason } from './seasons/undo-season.ts'

/** What the mutations beside those of single rows do; `sdl-actions.ts` has their types. */
export const writeActions: Record<string, Action> = {
  registerPlayers,
  answerOffer,
  addSecondDay,
  orderKit,
  saveProgram,
  familyCalendar,
  saveDiscount,
  bookEntry,
  recordRefund,
  importStatement,
  acceptBankLines,
  decideBankLine,
  openNextSeason,
  publishSeason,
  undoNextSeason,
}
