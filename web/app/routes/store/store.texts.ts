export const kits = 'Kits'
export const kitsFrom = (price: string) => `Kits from ${price}`
export const description =
  'Jerseys, socks, shin guards and more in club colours. Order here, pay by e-Transfer or cash, pick up at training.'
export const keywords = 'soccer kit, jerseys, socks, shin guards, youth sizes'
export const lead = 'Club colours in every size. Order here, pick up at training.'
export const seeItems = 'See the items'
export const yourOrders = 'Your orders'
export const isClosed = 'The store is closed right now'
export const whenItOpens = 'Tell me when it opens'
export const nothingForSale = 'Nothing is for sale right now'
export const askAboutKit = 'Ask us about kit'
export const starterSet = 'Starter set'
export const starterLead = 'What a new player needs for the first training, and nothing else.'
export const everything = 'Everything in the store'
export const whichSize = 'Which size?'
export const howItWorks = 'How it works'

export const setParts = (name: string) => `${name}: jersey, shorts and socks`
export const youSave = (amount: string) => `you save ${amount}`
export const outRightNow = 'Out of stock'
export const outNow = 'Out of stock.'
export const whenTheyComeIn = 'Ask us when more are coming in'
export const orderSet = (name: string) => `Order a ${name}`
export const shinGuardsMust = 'Shin guards are a must at every session: '
export const withPrice = (name: string, price: string) => `${name}, ${price}`
export const stop = '.'

export const oneSize = 'One size'
export const size = (size: string) => `Size ${size}`
export const sizes = (from: string, to: string) => `Sizes ${from} to ${to}`
export const sizeList = (list: readonly string[]) => `Sizes ${list.join(', ')}`

export const basketOf = (count: number, amount: string) =>
  `Basket: ${count === 1 ? '1 item' : `${count} items`} · ${amount}`
export const basket = 'Your basket'
export const basketDescription = 'Kit for all your children, ordered in one go.'
export const basketNeedsScripts =
  'To order, this page needs JavaScript. You can also order at the club table.'
export const signIn = 'Sign in'
export const toSeeBasket = ' to see what’s in your basket.'
export const total = 'Total'
export const placing = 'Placing your order...'
export const placeOrder = 'Place order'
export const placeOrderFor = (amount: string) => `Place order · ${amount}`
export const addElse = 'Add something else'
export const remove = 'Remove'
export const removeOf = (item: string, player: string) => `Remove ${item} for ${player}`
export const basketIsEmpty = 'Nothing in it yet'
export const basketEmptyLead =
  'Choose an item, a child and a size, and add it here. You order everything at once.'

export const order = 'Your order'
export const orderDescription = 'What you’ve ordered, and how to pay for it.'
export const orderNeedsScripts =
  'This page needs JavaScript to show your order. We’ve also emailed it to you, with how to pay.'
export const orderCancelled = 'This order is cancelled'
export const thankYou = 'Thank you, we’ve got your order'
export const weEmail = (email: string) => `We’re emailing all of this to ${email}.`
export const you = 'you'
export const howToPay = 'How to pay'
export const pickUp = 'Pick-up'
export const orderElse = 'Order something else'
export const changeOrCancel = 'Change size or cancel'
export const nextTraining = (day: string) => `The next training is on ${day}. `
export const addToCalendar = 'Add it to my calendar'
export const nothingToConfirm = 'Nothing to confirm'
export const toStore = 'To the store'
export const noOrderHere = 'There’s no order here. You’ll find your earlier orders under '
export const yourRegistrations = 'your registrations'

export const addNote = 'Add a note (optional)'
export const notes = 'Notes'
export const notesHint = 'Anything we should know about this order.'
export const addToBasket = 'Add to basket'
export const forSeveral = 'Several items or children? Add each to the basket and order all at once.'
export const playerFirst =
  'Every order is for one of your players. Add your first, and you’ll come right back here.'
export const addPlayer = 'Add your first player'
export const forWhom = 'Who’s it for?'
export const chooseWhom = 'Please choose who it’s for.'
export const isYoursOut = 'Is yours out of stock? '
export const whenItComesIn = 'Ask us when more are coming in'
export const findByHeight = 'Not sure? Find the size by height'
export const chooseSize = 'Please choose a size.'
export const howMany = 'How many?'
export const oneLess = 'One less'
export const oneMore = 'One more'

export const notCarried = 'We don’t carry this item'
export const seeStore = 'See the store'
export const oldAddress = 'The address may be old or mistyped. Everything we have is in the store.'
export const notFound = 'Not found'
export const notCarriedDescription = 'We don’t carry this item.'
export const itemDescription = (name: string) =>
  `Order for your player: ${name}. Pay by e-Transfer or cash, pick up at training.`
export const itemKeywords = (name: string) => `${name}, soccer kit, youth sizes`
export const allItems = '‹ All items'
export const pickUpPoint = 'Pick-up.'
export const returnsPoint = 'Returns.'
export const outOfThese = 'We’re out of these right now. '
export const signInFirst =
  'Every order is for one of your players, so please sign in. What you’ve chosen stays here.'
export const signInAndOrder = 'Sign in and order'
export const turnOnScripts = 'To order here, please turn on JavaScript. You can also order at the club table.'
export const newHere = 'I’m new here'
export const space = ' '

export const heightInCm = 'Your player’s height in cm'
export const heightBetween = (from: number, to: number) => `Between ${from} and ${to} cm, please.`
export const take = (size: string) => `Choose ${size}`
export const tooTall = 'Taller than our chart. Please ask us at the club table.'
export const shinGuards = 'Shin guards: '
export const garments = 'Jersey, shorts and tops: '
export const between = ' · '
export const garmentChart = 'Jerseys, shorts, tops and jackets'
export const sizeColumn = 'Size'
export const ages = 'Ages'
export const heightColumn = 'Height, cm'
export const chestColumn = 'Chest, cm'
export const sockChart = 'Socks, by kids’ shoe size'
export const shoeColumn = 'Shoe'
/** As the chart of sizes has it. */
export const agesOf = (ages: string) => ages
