/** What families write on a payment: R-… for a registration, K-… for a kit order. */
export const isReference = (typed: string | undefined, kind: 'R' | 'K'): typed is string =>
  new RegExp(`^${kind}-[A-Z0-9]{5,}$`, 'i').test(typed ?? '')
