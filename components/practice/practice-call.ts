/** The contact and the call of the practice. The numbers are reserved for fiction (North America, 555-01xx). */
export const practiceCall = {
  id: 'practice',
  gesture: 'practice',
  calleeName: 'Ada Brightwater',
  callee: '+12125550134',
  text: '+1 212 555 0134',
  callerId: '+12125550140',
  ownNumber: '+12125550199',
} as const;
