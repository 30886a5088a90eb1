import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import './tabs.css';

/** One tab: its id, its text, and an optional count. */
interface Tab<Id extends string> {
  id: Id;
  words: string;
  count?: number | undefined;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Signal<Id>;
  children: ComponentChildren;
}

/** Tabs after the ARIA pattern: one tab stop; arrow keys, Home and End choose at once. */
export function Tabs<Id extends string>({ label, tabs, chosen, children }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(
      event,
      tabs.findIndex((tab) => tab.id === chosen.value),
      tabs.length,
    );
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    chosen.value = tab.id;
    document.getElementById(`tab-${tab.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabButton key={tab.id} tab={tab} chosen={chosen} />
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" class="tab-panel" aria-labelledby={`tab-${chosen.value}`}>
        {children}
      </div>
    </div>
  );
}

function TabButton<Id extends string>({ tab, chosen }: { tab: Tab<Id>; chosen: Signal<Id> }) {
  const isChosen = tab.id === chosen.value;
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${tab.id}`}
      aria-selected={isChosen}
      aria-controls="tab-panel"
      tabIndex={isChosen ? 0 : -1}
      onClick={() => {
        chosen.value = tab.id;
      }}
    >
      {tab.words} {tab.count !== undefined && <span class="tab-count">{tab.count}</span>}
    </button>
  );
}

function neighbour(event: KeyboardEvent, at: number, length: number): number {
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
  if (event.key === 'ArrowRight') return (at + forward + length) % length;
  if (event.key === 'ArrowLeft') return (at - forward + length) % length;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? length - 1 : -1;
}
