export const planNotOffered = () => '俱乐部已不再提供这种付款方式。请刷新页面，查看现在的付款方式。'
export const planIsSettled = () => '这个名额已经开始计费，付款方式不能再更改。'
