import type { Page } from '@playwright/test'
import { eventsOf } from '@touchline/domain/models/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'

/** The models that a family's screens, and a program's page at the desk, listen to. */
export const OF_A_FAMILY = ['Player', 'PlayerProgramRegistration', 'KitOrder']
export const OF_A_PROGRAM = ['Program', 'ProgramFee', 'PlayerProgramRegistration']

/**
 * Resolves when a screen that is about to be opened listens for every change to these models: it learns of earlier
 * changes only with the next one.
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
