export const kits = '球衣装备'
export const kitsFrom = (price: string) => `球衣装备${price}起`
export const description =
  '俱乐部颜色的球衣、球袜、护腿板等。在这里订购，用e-Transfer电子转账或现金付款，训练时领取。'
export const keywords = '足球装备，球衣，球袜，护腿板，儿童尺码'
export const lead = '俱乐部颜色，尺码齐全。在这里订购，训练时领取。'
export const seeItems = '查看商品'
export const yourOrders = '您的订单'
export const isClosed = '商店目前关闭'
export const whenItOpens = '开放时通知我'
export const nothingForSale = '目前没有商品出售'
export const askAboutKit = '询问装备'
export const starterSet = '入门套装'
export const starterLead = '新球员第一次训练需要的，不多不少。'
export const everything = '商店里的全部商品'
export const whichSize = '选什么尺码？'
export const howItWorks = '如何订购'

export const setParts = (name: string) => `${name}：球衣、短裤和球袜`
export const youSave = (amount: string) => `节省${amount}`
export const outRightNow = '目前缺货'
export const outNow = '目前缺货。'
export const whenTheyComeIn = '问我们什么时候到货'
export const orderSet = (name: string) => `订购${name}`
export const shinGuardsMust = '每次训练都必须戴护腿板：'
export const withPrice = (name: string, price: string) => `${name}，${price}`
export const stop = '。'

export const oneSize = '只有一种尺码'
export const size = (size: string) => `尺码${size}`
export const sizes = (from: string, to: string) => `尺码${from}至${to}`
export const sizeList = (list: readonly string[]) => `尺码${list.join('、')}`

export const basketOf = (count: number, amount: string) => `购物篮：${count}件 · ${amount}`
export const basket = '您的购物篮'
export const basketDescription = '所有孩子的装备，一次订购。'
export const basketNeedsScripts = '在这个页面订购需要JavaScript。您也可以在俱乐部服务台订购。'
export const signIn = '登录'
export const toSeeBasket = '后查看您选好的商品。'
export const total = '合计'
export const placing = '正在提交订单……'
export const placeOrder = '提交订单'
export const placeOrderFor = (amount: string) => `提交订单 · ${amount}`
export const addElse = '再加别的'
export const remove = '移除'
export const removeOf = (item: string, player: string) => `移除${player}的${item}`
export const basketIsEmpty = '购物篮是空的'
export const basketEmptyLead = '选好商品、孩子和尺码，加到这里，然后一次订购。'

export const order = '您的订单'
export const orderDescription = '您订购了什么，如何付款。'
export const orderNeedsScripts = '查看订单需要JavaScript。全部内容和付款方法都已发到您的电子邮箱。'
export const orderCancelled = '这个订单已取消'
export const thankYou = '谢谢，我们已收到您的订单'
export const weEmail = (email: string) => `以上内容会用电子邮件发到${email}。`
export const you = '您'
export const howToPay = '如何付款'
export const pickUp = '领取'
export const orderElse = '再订别的'
export const changeOrCancel = '更改尺码或取消'
export const nextTraining = (day: string) => `下次训练是${day}。`
export const addToCalendar = '加到我的日历'
export const nothingToConfirm = '没有要确认的订单'
export const toStore = '前往商店'
export const noOrderHere = '这里没有订单。您以前的订单在'
export const yourRegistrations = '您的报名'

export const addNote = '加备注（选填）'
export const notes = '备注'
export const notesHint = '关于这个订单，您想告诉我们的事。'
export const addToBasket = '加到购物篮'
export const forSeveral = '要订多件商品，或为几个孩子订：请逐件加到购物篮，然后一次订购。'
export const playerFirst = '每个订单都是为一个孩子订的。请先添加孩子，之后会直接回到这里。'
export const addPlayer = '添加第一个孩子'
export const forWhom = '给谁？'
export const chooseWhom = '请选择给谁订。'
export const isYoursOut = '您要的尺码缺货？'
export const whenItComesIn = '问我们什么时候到货'
export const findByHeight = '不确定？按身高找尺码'
export const chooseSize = '请选择尺码。'
export const howMany = '几件？'
export const oneLess = '减一件'
export const oneMore = '加一件'

export const notCarried = '我们没有这件商品'
export const seeStore = '查看商店'
export const oldAddress = '网址可能是旧的或打错了。我们有的商品都在商店里。'
export const notFound = '找不到'
export const notCarriedDescription = '我们没有这件商品。'
export const itemDescription = (name: string) =>
  `为孩子订购${name}。用e-Transfer电子转账或现金付款，训练时领取。`
export const itemKeywords = (name: string) => `${name}，足球装备，儿童尺码`
export const allItems = '‹ 全部商品'
export const pickUpPoint = '领取：'
export const returnsPoint = '退换：'
export const outOfThese = '这件商品目前缺货。'
export const signInFirst = '每个订单都是为一个孩子订的，请先登录。您选的内容会保留在这里。'
export const signInAndOrder = '登录并订购'
export const turnOnScripts = '在这里订购请开启JavaScript。您也可以在俱乐部服务台订购。'
export const newHere = '我是第一次来'
export const space = ''

export const heightInCm = '孩子的身高（厘米）'
export const heightBetween = (from: number, to: number) => `请填写${from}到${to}厘米之间的身高。`
export const take = (size: string) => `选${size}`
export const tooTall = '超出了我们的尺码表。请到俱乐部服务台询问。'
export const shinGuards = '护腿板：'
export const garments = '球衣、短裤和上衣：'
export const between = ' · '
export const garmentChart = '球衣、短裤、上衣和外套'
export const sizeColumn = '尺码'
export const ages = '年龄'
export const heightColumn = '身高（厘米）'
export const chestColumn = '胸围（厘米）'
export const sockChart = '球袜，按儿童鞋码'
export const shoeColumn = '鞋码'
/** As the chart of sizes has it. */
export const agesOf = (ages: string) => ages.replace('adult', '成人')
