/**
 * For a server that a test starts, read before all of it: its clock goes ahead by as many milliseconds as the test sends
 * it. The server itself knows no such way.
 */
const { now } = Date
let aheadMs = 0
Date.now = () => now() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (date, given, target) =>
    Reflect.construct(date, given.length === 0 ? [Date.now()] : given, target),
})
process.on('message', (ms: number) => {
  aheadMs = ms
  process.send?.('moved')
})
