/** Tag name of the card's host element, our only element in a page. The finder ignores it. */
export const HOST_NAME = 'handset-call';
