type Tables = Readonly<Record<string, string>>;

/** What each version that was ever used added to the tables, or changed. */
const changes: readonly [version: number, tables: Tables][] = [
  [
    1,
    {
      calls: 'id, &gesture, state, createdAt, callee, callId',
      offers: 'offerId, madeAt',
      follow: 'key',
    },
  ],
  [
    2,
    {
      calls: 'id, &gesture, state, createdAt, [callee+createdAt], callId',
      offers: 'offerId, madeAt, pointedAt',
    },
  ],
  [3, {}],
  [4, {}],
  [5, { doNotCall: 'key, addedAt', doNotCallChanges: '++id' }],
  [6, { doNotCallKeys: 'id' }],
  [7, { wrapUps: 'callId, dueAt', wrapUpDrafts: 'callId' }],
  [
    10,
    {
      calls: 'id, &gesture, state, createdAt, [callee+createdAt], [callerId+createdAt], callId',
      outbox: '[callId+connector], [connector+state]',
      connectors: 'id',
    },
  ],
  [
    11,
    {
      calls:
        'id, &gesture, state, createdAt, [callee+createdAt], [callerId+createdAt], callId, changedAt',
      wrapUps: 'callId, dueAt, savedAt',
    },
  ],
  [
    15,
    {
      calls:
        'id, &gesture, state, createdAt, [callee+createdAt], [callerId+createdAt], callId, changedAt, record.campaign.id',
      recordChoices: '[connector+number]',
      logState: 'key',
    },
  ],
  [16, { playPositions: 'callId' }],
  [17, {}],
  [18, { createdContacts: '[connector+number]' }],
  [20, {}],
];

/** The tables of every version that was ever used, as they were. */
export const versions: Readonly<Record<number, Tables>> = Object.fromEntries(
  changes.map(([version], at) => [version, tablesAfter(changes.slice(0, at + 1))]),
);

function tablesAfter(made: typeof changes): Tables {
  return Object.assign({}, ...made.map(([, tables]) => tables));
}
