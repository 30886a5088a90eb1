/** The call card's host element, the one element of ours in a page. Nothing in it is read or noticed. */
export const HOST_NAME = 'handset-call';
