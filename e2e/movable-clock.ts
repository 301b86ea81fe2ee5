/**
 * Preloaded into a server that a test starts: moves its clock ahead by as many milliseconds as the test sends. The
 * server itself has no such feature.
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
