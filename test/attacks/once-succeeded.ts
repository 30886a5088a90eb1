/**
 * Attacks that once came through, by name: a list for each way that was found. Every run tries each against
 * the full build and against a build without its guard, in this order: the last one leaves a call in progress.
 */
export const onceSucceeded = {
  'number, button and card come under a hand': [
    'a trembling mouse that clicks at one position has number, button and Call brought under it',
  ],
  'the countdown is covered': [
    'a countdown that is covered, and Escape swallowed',
    'a form whose fields blind our checks, and a cover over the countdown',
  ],
  'a page keeps events from us': [
    'a finger whose presses at one position are kept from us, but for the one on Call',
    'a mouse whose way to the covered Call is kept from us',
    'a pointer that is locked over Call, plays, and is unlocked',
    'Enter held down from a dial link on, with its events kept from us',
  ],
  'a page that is left keeps its countdown': [
    'a countdown whose page is left, and keeps that from our script',
  ],
  'the menu of the next site': [
    'a number that stays in the menu of the next site',
    'a click in the menu of the next site on the number of the last one',
  ],
  'another pointer is drawn': [
    'a pointer hidden by an element put into our surface, and another one drawn',
  ],
  'a bubble shows another number': ['a validation bubble with another number'],
  'a closed shadow root covers the card': [
    'a popover in a closed shadow root, shown again in every frame',
    'the backdrop of a popover in a closed shadow root',
  ],
  'a content script calls what it chooses': [
    'an offer of its own, called on a site that is not trusted',
  ],
  'a content script reads and writes for itself': [
    'own number and caller ID, in the answers about a call of its own',
    'a country chosen for the site of another frame',
  ],
  'the service answers 421': ['a service that answers 421'],
  'a name reads as a number': ['a name that reads as another number'],
  'a page tells whose number it is': [
    'whether a number is a caller ID of the rep, told by the height of its card',
  ],
  'a satellite number or a tooltip': [
    'a call to a satellite network, whose owner shares what it costs',
    'a tooltip of the page with another number, at Call',
  ],
  'the answer is lost in a cache': ['a countdown in the back/forward cache'],
} as const;
