export const forPlayer = (quantity: number, player: string) => `${quantity} for ${player}`
export const howToPay = 'How to pay'
export const changeSize = 'Change size'
export const cancelOrder = 'Cancel order'
export const cancelQuestion = (item: string, player: string) => `Cancel the order: ${item} for ${player}?`
export const confirmCancel = 'Cancel the order'
export const cancelling = 'Cancelling...'
export const keepIt = 'Keep it'
export const isCancelled = 'The order is cancelled.'
export const nothingToRefund =
  'It hasn’t been paid, so there’s nothing to refund. You can order again any time.'

export const anotherSize = (item: string, player: string) => `Another size: ${item} for ${player}`
export const saveSize = 'Save size'
export const saving = 'Saving...'
export const leaveIt = 'Leave it'
export const sizeChanged = 'Size changed.'

export const oneSize = 'One size fits all.'
export const size = 'Size'
export const jerseyAndShorts = 'Jersey and shorts'
export const socks = 'Socks'
export const chooseSize = 'Please choose a size.'
export const chooseSocks = 'Please choose a sock size, too.'
export const shoeSizes = 'Canadian and US kids’ shoe sizes.'
export const out = 'out'

export const inSize = (size: string) => `size ${size}`
export const jerseyWithSocks = (jersey: string, socks: string) => `jersey ${jersey}, socks ${socks}`
export const tall = (from: number, to: number) => `${from}–${to} cm`
export const shoes = (shoes: string) => `shoe ${shoes}`
/** As written in the size chart. */
export const height = (height: string) => height
export const groups = (groups: string) => groups

export const shirtSize = (size: string) => `shirt size ${size}`
export const sockSize = (size: string) => `sock size ${size}`
export const shinGuardSize = (size: string) => `shin guard size ${size}`
export const ballSize = (size: string) => `ball size ${size}`
/** 'Shirt size YM, sock size S' */
export const knownSizes = (sizes: readonly string[]) => {
  const line = sizes.join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
