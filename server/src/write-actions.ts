import { familyCalendar } from './calendar/family-calendar.ts'
import { sayAbsent } from './field-day/say-absent.ts'
import type { Action, ActionName } from './graphql/write/rules.ts'
import { orderKit } from './kit/order-kit.ts'
import { markPhoned } from './mail/outbox/calls.ts'
import { acceptBankLines, decideBankLine } from './money/bank/decide-lines.ts'
import { importStatement } from './money/bank/import-statement.ts'
import { bookEntry } from './money/book-entry.ts'
import { refundToCard } from './money/cards/refund-to-card.ts'
import { closeBooks } from './money/close-books.ts'
import { askForHelp, decideHelp } from './money/fund-cases.ts'
import { movePayment } from './money/move-payment.ts'
import { pauseReminders } from './money/pause-reminders.ts'
import { promiseCredit } from './money/promise-credit.ts'
import { recordRefund } from './money/record-refund.ts'
import { sendCredit } from './money/send-credit.ts'
import { inviteMovedIn } from './moving-in/invite-moved-in.ts'
import { moveIn } from './moving-in/move-in.ts'
import { undoMoveIn } from './moving-in/undo-move-in.ts'
import { saveDiscount } from './pricing/save-discount.ts'
import { saveProgram } from './programs/save-program.ts'
import { addSecondDay } from './registrations/add-second-day.ts'
import { answerOffer } from './registrations/answer-offer.ts'
import { changeMonths } from './registrations/change-months.ts'
import { registerPlayers } from './registrations/register-players.ts'
import { openNextSeason, publishSeason } from './seasons/roll-over.ts'
import { undoNextSeason } from './seasons/undo-season.ts'
import { changeSignUp } from './tournament/sign-ups/change-sign-up.ts'
import { joinTournament } from './tournament/sign-ups/join.ts'
import { familyCode } from './walk-ins/family-code.ts'
import { registerWalkIn } from './walk-ins/register-walk-in.ts'

/** The implementations of mutations that do more than write a single row; their types are in `sdl-actions.ts`. */
export const writeActions: Record<ActionName, Action> = {
  registerPlayers,
  registerWalkIn,
  familyCode,
  markPhoned,
  moveIn,
  undoMoveIn,
  inviteMovedIn,
  answerOffer,
  addSecondDay,
  changeMonths,
  orderKit,
  saveProgram,
  familyCalendar,
  sayAbsent,
  saveDiscount,
  bookEntry,
  movePayment,
  recordRefund,
  refundToCard,
  promiseCredit,
  sendCredit,
  pauseReminders,
  askForHelp,
  decideHelp,
  closeBooks,
  importStatement,
  acceptBankLines,
  decideBankLine,
  openNextSeason,
  publishSeason,
  undoNextSeason,
  joinTournament,
  changeSignUp,
}
