import { HardPage } from '@/sandbox/crm/hard/HardPage';
import { KeyedList } from '@/sandbox/crm/hard/KeyedList';
import { VirtualList } from '@/sandbox/crm/hard/VirtualList';

/** Rows that change places and count five times a second. */
export function KeyedListPage() {
  return (
    <HardPage
      slug="keyed-list"
      script="keyed-list"
      lead="Keyed rows change places five times a second and each counts its renders."
    >
      <div class="sheet" id="rows">
        <KeyedList />
      </div>
    </HardPage>
  );
}

/** 100,000 rows of which only those in view exist in the DOM. */
export function VirtualScrollPage() {
  return (
    <HardPage
      slug="virtual-scroll"
      script="virtual-scroll"
      lead="Only the rows in view exist; scrolling gives the same elements to other people."
    >
      <div id="list">
        <VirtualList />
      </div>
    </HardPage>
  );
}
