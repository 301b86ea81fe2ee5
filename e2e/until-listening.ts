import type { Page } from '@playwright/test'
import { eventsOf } from '@touchline/domain/models/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'

/** What a family's screens, and a program's at the desk, are notified of. */
export const OF_A_FAMILY = ['Player', 'PlayerProgramRegistration', 'KitOrder']
export const OF_A_PROGRAM = ['Program', 'ProgramFee', 'PlayerProgramRegistration']

/**
 * Resolves when a screen that is yet to be opened is notified of every change to these models: what happens before that, it
 * learns of with the next change only.
 */
export async function untilListening(page: Page, models: readonly string[]): Promise<void> {
  const wanted = models.reduce((sum, model) => sum + eventsOf(modelNamed(model)).length, 0)
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('/graphql/realtime'))
  await new Promise<void>((resolve) => {
    let heard = 0
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('start_ack') && ++heard >= wanted) resolve()
    })
  })
}
