export const kits = '球衣裝備'
export const kitsFrom = (price: string) => `球衣裝備${price}起`
export const description =
  '球會顏色的球衣、球襪、護脛等。在這裡訂購，用e-Transfer電子轉賬或現金付款，訓練時領取。'
export const keywords = '足球裝備，球衣，球襪，護脛，兒童尺碼'
export const lead = '球會顏色，尺碼齊全。在這裡訂購，訓練時領取。'
export const seeItems = '查看商品'
export const yourOrders = '您的訂單'
export const isClosed = '商店目前關閉'
export const whenItOpens = '開放時通知我'
export const nothingForSale = '目前沒有商品出售'
export const askAboutKit = '查詢裝備'
export const starterSet = '入門套裝'
export const starterLead = '新球員第一次訓練需要的，不多不少。'
export const everything = '商店裡的全部商品'
export const whichSize = '選甚麼尺碼？'
export const howItWorks = '如何訂購'

export const setParts = (name: string) => `${name}：球衣、短褲和球襪`
export const youSave = (amount: string) => `節省${amount}`
export const outRightNow = '目前缺貨'
export const outNow = '目前缺貨。'
export const whenTheyComeIn = '問我們甚麼時候到貨'
export const orderSet = (name: string) => `訂購${name}`
export const shinGuardsMust = '每次訓練都必須戴護脛：'
export const withPrice = (name: string, price: string) => `${name}，${price}`
export const stop = '。'

export const oneSize = '只有一種尺碼'
export const size = (size: string) => `尺碼${size}`
export const sizes = (from: string, to: string) => `尺碼${from}至${to}`
export const sizeList = (list: readonly string[]) => `尺碼${list.join('、')}`

export const basketOf = (count: number, amount: string) => `購物籃：${count}件 · ${amount}`
export const basket = '您的購物籃'
export const basketDescription = '所有孩子的裝備，一次訂購。'
export const basketNeedsScripts = '在這個頁面訂購需要JavaScript。您也可以在球會服務枱訂購。'
export const signIn = '登入'
export const toSeeBasket = '後查看您選好的商品。'
export const total = '合計'
export const placing = '正在提交訂單……'
export const placeOrder = '提交訂單'
export const placeOrderFor = (amount: string) => `提交訂單 · ${amount}`
export const addElse = '再加別的'
export const remove = '移除'
export const removeOf = (item: string, player: string) => `移除${player}的${item}`
export const basketIsEmpty = '購物籃是空的'
export const basketEmptyLead = '選好商品、孩子和尺碼，加到這裡，然後一次訂購。'

export const order = '您的訂單'
export const orderDescription = '您訂購了甚麼，如何付款。'
export const orderNeedsScripts = '查看訂單需要JavaScript。全部內容和付款方法都已發到您的電郵。'
export const orderCancelled = '這個訂單已取消'
export const thankYou = '謝謝，我們已收到您的訂單'
export const weEmail = (email: string) => `以上內容會用電郵發到${email}。`
export const you = '您'
export const howToPay = '如何付款'
export const pickUp = '領取'
export const orderElse = '再訂別的'
export const changeOrCancel = '更改尺碼或取消'
export const nextTraining = (day: string) => `下次訓練是${day}。`
export const addToCalendar = '加到我的日曆'
export const nothingToConfirm = '沒有要確認的訂單'
export const toStore = '前往商店'
export const noOrderHere = '這裡沒有訂單。您以前的訂單在'
export const yourRegistrations = '您的報名'

export const addNote = '加備註（選填）'
export const notes = '備註'
export const notesHint = '關於這個訂單，您想告訴我們的事。'
export const addToBasket = '加到購物籃'
export const forSeveral = '要訂多件商品，或為幾個孩子訂：請逐件加到購物籃，然後一次訂購。'
export const playerFirst = '每個訂單都是為一個孩子訂的。請先加入孩子，之後會直接回到這裡。'
export const addPlayer = '加入第一個孩子'
export const forWhom = '給誰？'
export const chooseWhom = '請選擇給誰訂。'
export const isYoursOut = '您要的尺碼缺貨？'
export const whenItComesIn = '問我們甚麼時候到貨'
export const findByHeight = '不確定？按身高找尺碼'
export const chooseSize = '請選擇尺碼。'
export const howMany = '幾件？'
export const oneLess = '減一件'
export const oneMore = '加一件'

export const notCarried = '我們沒有這件商品'
export const seeStore = '查看商店'
export const oldAddress = '網址可能是舊的或打錯了。我們有的商品都在商店裡。'
export const notFound = '找不到'
export const notCarriedDescription = '我們沒有這件商品。'
export const itemDescription = (name: string) =>
  `為孩子訂購${name}。用e-Transfer電子轉賬或現金付款，訓練時領取。`
export const itemKeywords = (name: string) => `${name}，足球裝備，兒童尺碼`
export const allItems = '‹ 全部商品'
export const pickUpPoint = '領取：'
export const returnsPoint = '退換：'
export const outOfThese = '這件商品目前缺貨。'
export const signInFirst = '每個訂單都是為一個孩子訂的，請先登入。您選的內容會保留在這裡。'
export const signInAndOrder = '登入並訂購'
export const turnOnScripts = '在這裡訂購請開啟JavaScript。您也可以在球會服務枱訂購。'
export const newHere = '我是第一次來'
export const space = ''

export const heightInCm = '孩子的身高（厘米）'
export const heightBetween = (from: number, to: number) => `請填寫${from}到${to}厘米之間的身高。`
export const take = (size: string) => `選${size}`
export const tooTall = '超出了我們的尺碼表。請到球會服務枱查詢。'
export const shinGuards = '護脛：'
export const garments = '球衣、短褲和上衣：'
export const between = ' · '
export const garmentChart = '球衣、短褲、上衣和外套'
export const sizeColumn = '尺碼'
export const ages = '年齡'
export const heightColumn = '身高（厘米）'
export const chestColumn = '胸圍（厘米）'
export const sockChart = '球襪，按兒童鞋碼'
export const shoeColumn = '鞋碼'
/** As the chart of sizes has it. */
export const agesOf = (ages: string) => ages.replace('adult', '成人')
