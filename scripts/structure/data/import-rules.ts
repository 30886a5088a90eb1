/** What the modules of a folder may import, and why no more. */
export interface ImportRule {
  /** A glob of modules, as paths from the root. The last row that matches a module decides. */
  from: string;
  /**
   * Globs of what they may import besides their own folder: paths from the root, with or without ending,
   * packages or groups. `!` takes back what an earlier glob allows.
   */
  may: readonly string[];
  /** Said to whoever breaks the rule: the folder's job, and what to do instead. */
  why: string;
}

/** Lists that several rows share, by the name that stands for them in `may`. */
export const IMPORT_GROUPS: Readonly<Record<string, readonly string[]>> = {
  '<closed>': ['!entrypoints/**', '!wxt/browser', '!webextension-polyfill'],
  '<models>': ['lib/*/model', 'lib/*/model/**'],
  '<problems>': ['lib/problems/problem-codes', 'lib/problems/rule-notice'],
  '<storage>': ['dexie', 'zod'],
  '<drawing>': ['preact', 'preact/**', '@preact/signals', '#i18n', 'assets/**', 'lib/i18n/**'],
  '<in pages>': [
    ...['lib/phone/candidates/**', 'lib/messages/**', 'lib/platform/page/**'],
    ...['lib/*/model', 'lib/*/model/**'],
  ],
};

/** Names the folders of `lib/page` that a part of it may import. */
function inPage(...folders: string[]): string[] {
  return [...folders.map((folder) => `lib/page/${folder}/**`), '<in pages>'];
}

/** Names the folders of `lib/phone` that a part of it may import. */
function inPhone(...folders: string[]): string[] {
  return [...folders.map((folder) => `lib/phone/${folder}/**`), 'libphonenumber-js/**'];
}

/** Who may import whom, from the bottom up. `docs/architecture.md` shows each row's `why`; a test holds both. */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    from: '**',
    may: ['**', '<closed>'],
    why: 'Nobody imports an entrypoint: it only connects. Only lib/platform imports the browser’s API.',
  },
  {
    from: 'scripts/**',
    may: ['**', '!test/**', '<closed>'],
    why: 'Scripts run before anything is tested, and start tests by their path.',
  },
  {
    from: 'sandbox/**',
    may: ['**', '!{lib,components,wxt}/**', 'lib/service/**', '<closed>'],
    why: 'The service, not the extension. It imports nothing of the extension but the schemas in lib/service.',
  },
  {
    from: 'lib/phone/**',
    may: inPhone('*'),
    why: 'Turns text into numbers: pure. No DOM, browser or service; take everything else as an argument.',
  },
  {
    from: 'lib/phone/candidates/**',
    may: inPhone(),
    why: 'All of lib/phone that a page may import, so it imports no other part of it.',
  },
  {
    from: 'lib/phone/data/**',
    may: inPhone('candidates'),
    why: 'Tables. They use types of candidates.',
  },
  {
    from: 'lib/phone/plan/**',
    may: inPhone('candidates', 'data'),
    why: 'Knows numbering plans.',
  },
  {
    from: 'lib/phone/segment/**',
    may: inPhone('candidates', 'data', 'plan'),
    why: 'Splits digits into numbers.',
  },
  {
    from: 'lib/phone/evidence/**',
    may: inPhone('candidates', 'data', 'plan'),
    why: 'Reads the text around a number.',
  },
  {
    from: 'lib/service/**',
    may: ['lib/service/**', 'zod'],
    why: 'The contract of client and sandbox. Take fetch and clock as arguments.',
  },
  {
    from: 'lib/platform/**',
    may: ['lib/platform/**', 'wxt/browser', 'webextension-polyfill', 'zod'],
    why: "The only importer of the browser's API. It knows no calls, numbers or settings.",
  },
  {
    from: 'lib/platform/page/**',
    may: ['lib/platform/page/**', 'lib/platform/browser', 'webextension-polyfill'],
    why: 'All of lib/platform that a page may import.',
  },
  { from: 'lib/database/**', may: ['<storage>'], why: 'Knows Dexie and none of our domains.' },
  {
    from: 'lib/problems/**',
    may: ['lib/{problems,database}/**', '<storage>'],
    why: 'Names what can go wrong and records unexpected errors. It knows no calls and no browser.',
  },
  {
    from: 'lib/settings/**',
    may: [
      'lib/{settings,database,platform}/**',
      'lib/service/address/**',
      'lib/rules/rule',
      'lib/outbox/model/connector',
      '<storage>',
    ],
    why: 'Holds settings. What a setting means to a call is decided in lib/calls.',
  },
  {
    from: 'lib/messages/**',
    may: [
      'lib/messages/**',
      'lib/platform/page/messaging',
      'lib/platform/runtime',
      '<models>',
      'lib/lists/list-limits',
      'lib/calls/log/model',
      'zod',
    ],
    why: 'The table of what the worlds may say to each other: the models of the domains, nothing that acts.',
  },
  {
    from: 'lib/i18n/**',
    may: [
      'lib/i18n/**',
      '<problems>',
      ...['#i18n', '@wxt-dev/i18n', '.wxt/i18n/structure', 'lib/platform/page/browser-messages'],
      'lib/{calls,wrap-up}/model',
      'lib/outbox/model/**',
      'lib/settings/dispositions',
      'lib/service/agents/broken-rule',
    ],
    why: 'Turns codes into sentences.',
  },
  {
    from: 'lib/caller-id/**',
    may: ['lib/phone/**', 'lib/settings/table', 'libphonenumber-js/max'],
    why: 'Chooses a caller ID: pure. What the log tells is an argument.',
  },
  {
    from: 'lib/rules/**',
    may: ['lib/rules/**', '<problems>', 'lib/phone/**', 'zod'],
    why: 'Says whether a call may be made: pure. Calls and settings come as its own small types.',
  },
  {
    from: 'lib/do-not-call/**',
    may: [
      'lib/{do-not-call,database,phone,signatures}/**',
      'lib/settings/table',
      'lib/rules/rule',
      '<problems>',
      '<storage>',
    ],
    why: 'Holds the list of whom nobody calls. Take the database as an argument.',
  },
  {
    from: 'lib/signatures/**',
    may: ['lib/signatures/**', 'dexie'],
    why: 'Signs and verifies texts. Take the database as an argument.',
  },
  {
    from: 'lib/audit/**',
    may: [
      ...['lib/{audit,database}/**', 'lib/rules/model', '@noble/hashes/**'],
      ...['<problems>', '<storage>'],
    ],
    why: 'Keeps what was checked before each call, and what came of it. It decides about no call.',
  },
  {
    from: 'lib/wrap-up/**',
    may: [
      'lib/{wrap-up,outbox,do-not-call,database}/**',
      'lib/audit/*',
      '<storage>',
      'lib/settings/{table,languages,dispositions,note-templates}',
    ],
    why: 'Holds what a rep records after a call. Take the call and the database as arguments.',
  },
  {
    from: 'lib/speech/**',
    may: ['lib/speech/**', 'zod', 'mediabunny'],
    why: 'Tells from the sound of a recording who spoke when. It knows no calls: take fetch as an argument.',
  },
  {
    from: 'lib/transcripts/**',
    may: [
      'lib/transcripts/**',
      'lib/speech/{model,file/load-recording}',
      'lib/service/http/{deadline,read-body}',
      'lib/settings/table',
      'zod',
    ],
    why: 'Drafts notes from recordings. Take fetch, settings, key and link as arguments.',
  },
  {
    from: 'lib/outbox/**',
    may: ['lib/{outbox,database}/**', 'lib/problems/problem-codes', '<storage>'],
    why: 'Delivers what is to be logged, exactly once. It knows neither calls nor CRMs.',
  },
  {
    from: 'lib/colleagues/**',
    may: [
      'lib/{colleagues,database,phone}/**',
      'lib/rules/check/rules-in-force',
      'lib/service/{client,calls/history}',
      'lib/settings/table',
      '<storage>',
    ],
    why: 'Knows whom colleagues called. It knows no log: take database, service and own calls as arguments.',
  },
  {
    from: 'lib/calls/**',
    may: [
      'lib/{calls,caller-id,colleagues,database,do-not-call,outbox,phone,rules,service,settings}/**',
      'lib/wrap-up/{merge,model,row-readers,wrap-up-record}',
      'lib/audit/*',
      'lib/speech/model',
      '<problems>',
      '<storage>',
    ],
    why: 'Makes and follows calls. Take browser, clock and words as arguments; report problems as codes.',
  },
  {
    from: 'lib/audit-pack/**',
    may: [
      'lib/{audit-pack,signatures}/**',
      '<models>',
      'lib/calls/outcome-record',
      'lib/wrap-up/wrap-up-record',
      '@noble/hashes/**',
      'zod',
      'fflate',
    ],
    why: 'Packs what was called and checked for an auditor: pure. What signs is an argument.',
  },
  {
    from: 'lib/shared-list/**',
    may: [
      'lib/{shared-list,do-not-call,signatures}/**',
      'lib/service/http/{deadline,read-body}',
      'lib/rules/rule',
      '<problems>',
      '<storage>',
    ],
    why: 'Keeps the company’s do-not-call list up to date. Take fetch, clock and policy as arguments.',
  },
  {
    from: 'lib/workspaces/**',
    may: ['lib/{workspaces,settings,database}/**', 'lib/calls/{database,failure,model,parse-call}'],
    why: 'Says which account at a service is in use. It asks no service. Take the databases as arguments.',
  },
  {
    from: 'lib/crm/**',
    may: ['lib/crm/**', 'lib/calls/model', 'zod'],
    why: 'Knows CRMs and their records: pure.',
  },
  {
    from: 'lib/crm/connectors/**',
    may: [
      'lib/{crm,outbox}/**',
      'lib/service/{http,address}/**',
      'lib/calls/model',
      'zod',
      'lib/problems/problem-codes',
      'lib/settings/{database,token-store}',
      'lib/settings/policy/suggested-connectors',
    ],
    why: 'Speaks the APIs of CRMs. Take fetch, clock and browser as arguments.',
  },
  {
    from: 'lib/sites/**',
    may: ['lib/{sites,phone,settings,platform}/**', 'lib/calls/model', 'lib/crm/model', 'zod'],
    why: 'Decides where numbers are looked for. It places no calls and asks no service.',
  },
  {
    from: 'lib/offers/**',
    may: [
      'lib/{offers,calls,colleagues,rules,phone,settings,sites}/**',
      'lib/crm/{model,records/**}',
      '<problems>',
    ],
    why: 'Decides what is offered to the rep. Take browser and messages as arguments.',
  },
  {
    from: 'lib/campaigns/**',
    may: [
      'lib/{campaigns,calls,database,do-not-call,offers,phone,service,settings}/**',
      'lib/lists/{model,contact-keys}',
      '<problems>',
      '<storage>',
    ],
    why: 'Reads campaigns, audiences and agents. Take browser, clock and words as arguments.',
  },
  {
    from: 'lib/lists/**',
    may: [
      'lib/lists/**',
      '<problems>',
      'lib/phone/candidates/**',
      'lib/crm/records/record-at',
      'zod',
      'fflate',
      'hucre/**',
    ],
    why: 'Turns files and pasted text into contacts: pure. No DOM, browser or numbering plans.',
  },
  {
    from: 'lib/queue/**',
    may: [
      'lib/{queue,campaigns,calls,colleagues,database,do-not-call,offers,phone,service,settings}/**',
      'lib/rules/check/guards',
      'lib/crm/records/**',
      'lib/lists/{model,contact-keys}',
      'lib/wrap-up/model',
      '<problems>',
      '<storage>',
    ],
    why: 'Says who is called next. Take browser, clock and words as arguments.',
  },
  {
    from: 'lib/notifications/**',
    may: ['lib/{notifications,platform,i18n}/**', 'lib/calls/model', '#i18n'],
    why: 'Shows a call when none of our views is open. It places no calls.',
  },
  {
    from: 'lib/health/**',
    may: ['lib/health/**', '<models>', '<problems>', 'lib/settings/table'],
    why: 'Judges what others read of service, browser and database. Take each reading as an argument.',
  },
  {
    from: 'lib/page/**',
    may: inPage('**'),
    why: 'Runs in every frame of every page: no metadata, zod, database, service or words. Ask the background.',
  },
  { from: 'lib/page/schedule/**', may: inPage(), why: 'Decides when work runs.' },
  { from: 'lib/page/dom/**', may: inPage('schedule'), why: 'Asks the DOM and knows no numbers.' },
  { from: 'lib/page/context/**', may: inPage('dom'), why: 'Reads what is around a number.' },
  { from: 'lib/page/text/**', may: inPage('dom', 'context'), why: 'Turns texts into candidates.' },
  {
    from: 'lib/page/highlights/**',
    may: inPage('dom', 'schedule', 'context', 'text'),
    why: 'Paints marks.',
  },
  {
    from: 'lib/page/rows/**',
    may: inPage('dom', 'schedule'),
    why: 'Defers the rows of long lists.',
  },
  {
    from: 'lib/page/find/**',
    may: inPage('dom', 'schedule', 'context', 'text', 'highlights', 'rows'),
    why: 'Leads from changed nodes to marks. It does not know pointer or card.',
  },
  { from: 'lib/page/card/**', may: inPage('dom'), why: 'Holds the call card on the page.' },
  {
    from: 'lib/page/trust/**',
    may: inPage('dom'),
    why: 'Decides whether a press is the rep’s own.',
  },
  {
    from: 'components/**/*.ts',
    may: [
      'components/**',
      '!components/page/**',
      '!components/**/*.tsx',
      '<drawing>',
      'uplot',
      '<problems>',
      'lib/{database,problems,messages,platform,i18n}/**',
      '<models>',
      'lib/outbox/entry/**',
      'lib/crm/api-origins',
      'lib/phone/candidates/**',
      'lib/lists/**',
      'lib/wrap-up/watch-wrap-ups',
      'lib/workspaces/stored-workspaces',
      'lib/calls/{database,log/{call-log,speech-readings},follow/follow-state}',
      'lib/speech/**',
      'lib/transcripts/{endpoint,draft-note,summarize}',
      'lib/calls/log/model',
      'lib/settings/{table,dispositions,store,database,diagnostics/summary,note-templates}',
      'lib/settings/{policy,apply-policy,policy-values,policy/suggested-connectors}',
      'lib/settings/sites/**',
      'lib/settings/file/set-up-link',
      'lib/settings/welcome-progress',
      'lib/settings/workspace/first-workspace',
      'lib/settings/sync/sync-state',
      'lib/wrap-up/{merge,follow-up-times,note-template}',
      'lib/do-not-call/registry/{file,set}/**',
      'lib/rules/hours/zone-time',
      'lib/audit-pack/**',
      'scripts/verify-audit-pack.mjs',
    ],
    why: 'A model reads the database and asks the background to act. It has no view, service or token.',
  },
  {
    from: 'components/**/*.tsx',
    may: [
      'components/**',
      '!components/page/**',
      '<drawing>',
      'uplot',
      'uplot/**',
      '<problems>',
      'lib/crm/records/record-at',
      '<models>',
      'lib/calls/log/model',
      'lib/settings/{table,languages,dispositions,note-templates,policy,apply-policy}',
      'lib/settings/sites/**',
      'lib/settings/welcome-progress',
      'lib/transcripts/endpoint',
      'lib/wrap-up/{follow-up-times,note-template}',
      'lib/phone/candidates/**',
      'lib/lists/formats/text/guess-encoding',
    ],
    why: 'A view draws. What it shows comes as props or from a model of its folder.',
  },
  {
    from: 'components/practice/**',
    may: [
      'components/shared/**',
      'components/countdown/Countdown',
      'components/calls/StateChip',
      'components/player/{PlayerControls,player-model,waveform,player.css}',
      'lib/platform/page/timers',
      '<models>',
      '<drawing>',
    ],
    why: 'A practice call has no way to the background, the database or the service, so it reaches nobody.',
  },
  {
    from: 'components/page/**',
    may: [
      'components/page/**',
      'components/shared/**',
      'components/countdown/countdown-model',
      'components/dial/countries',
      'lib/page/**',
      '<in pages>',
      '<problems>',
      '<drawing>',
    ],
    why: 'The call card is on a foreign page: no database, settings or service. Only the card imports it.',
  },
  {
    from: 'entrypoints/{popup,sidepanel,options,dashboard,strip,welcome}/**',
    may: ['components/**', '!components/page/**', 'lib/{platform,messages,i18n}/**', 'assets/**'],
    why: 'One of our pages: it builds, connects and mounts. The background has token, network and calls.',
  },
  {
    from: 'entrypoints/background/**',
    may: ['lib/**', '!lib/page/**', 'entrypoints/background/**', 'wxt/utils/**', '#i18n'],
    why: 'Connects the domains to the browser. It has no DOM: nothing to draw, no page to walk.',
  },
  {
    from: 'entrypoints/{await-numbers,finder,card}/**',
    may: [
      'lib/page/**',
      'components/page/**',
      'components/shared/report-errors',
      '<in pages>',
      '<drawing>',
      'wxt/utils/**',
    ],
    why: 'Runs in foreign pages: connects lib/page and components/page, and asks the background.',
  },
];
