/** Where MDN's browser compatibility data has each feature of docs/browsers.md, by its name there. */
export const FEATURES: Readonly<Record<string, string>> = {
  '`CSS.highlights`': 'api.CSS.highlights_static',
  '`caretPositionFromPoint`': 'api.Document.caretPositionFromPoint',
  '`caretPositionFromPoint` with `shadowRoots`':
    'api.Document.caretPositionFromPoint.options_parameter',
  '`URL.parse`': 'api.URL.parse_static',
  '`popover`, `:popover-open`': 'css.selectors.popover-open',
  '`checkVisibility`': 'api.Element.checkVisibility',
  '`light-dark()`': 'css.types.color.light-dark',
  '`color-mix()`': 'css.types.color.color-mix',
  '`@container`': 'css.at-rules.container',
  '`subgrid`': 'css.properties.grid-template-columns.subgrid',
  '`:has()`': 'css.selectors.has',
  '`text-wrap: balance`': 'css.properties.text-wrap.balance',
  '`field-sizing: content`': 'css.properties.field-sizing.content',
  '`:active-view-transition`': 'css.selectors.active-view-transition',
  '`scheduler.postTask`': 'api.Scheduler.postTask',
  '`AbortSignal.any`': 'api.AbortSignal.any_static',
  '`AbortSignal.timeout`': 'api.AbortSignal.timeout_static',
  '`Promise.withResolvers`': 'javascript.builtins.Promise.withResolvers',
  '`Array.prototype.toSorted`': 'javascript.builtins.Array.toSorted',
  '`navigator.locks`': 'api.Navigator.locks',
  '`getCoalescedEvents`': 'api.PointerEvent.getCoalescedEvents',
  '`performance.eventCounts`': 'api.Performance.eventCounts',
  '`documentPictureInPicture`': 'api.DocumentPictureInPicture',
  '`scripting.registerContentScripts`': 'webextensions.api.scripting.registerContentScripts',
  '`scripting.executeScript` with `injectImmediately`':
    'webextensions.api.scripting.executeScript.injectImmediately',
  '`matchOriginAsFallback`': 'webextensions.manifest.content_scripts.match_origin_as_fallback',
  '`optional_host_permissions`': 'webextensions.manifest.optional_host_permissions',
  '`storage.session`': 'webextensions.api.storage.session',
  '`declarativeNetRequest.updateSessionRules`':
    'webextensions.api.declarativeNetRequest.updateSessionRules',
  "`documentId` of a message's sender": 'webextensions.api.runtime.MessageSender.documentId',
  '`isVisible` (`trackVisibility`)': 'api.IntersectionObserverEntry.isVisible',
  '`contextMenus.refresh`': 'webextensions.api.menus.refresh',
  '`sidePanel.open`': 'webextensions.api.sidePanel.open',
  '`sidebarAction.open`': 'webextensions.api.sidebarAction.open',
  '`Summarizer`': 'api.Summarizer',
  '`dom.openOrClosedShadowRoot`': 'webextensions.api.dom.openOrClosedShadowRoot',
};

/** Features whose first version the data has in a note only, with that version. */
export const FROM_NOTES: Readonly<Record<string, { path: string; note: string }>> = {
  '`text-decoration` in `::highlight()`': {
    path: 'css.selectors.highlight',
    note: 'Before Firefox 146, cannot be used with <code>text-decoration</code>',
  },
  '`action.openPopup` without a click': {
    path: 'webextensions.api.action.openPopup',
    note: 'Before Firefox 149, a user gesture is required',
  },
  '`storage.setAccessLevel` for all areas': {
    path: 'webextensions.api.storage.StorageArea.setAccessLevel',
    note: 'Supported by all storage areas from Chrome 140',
  },
};
